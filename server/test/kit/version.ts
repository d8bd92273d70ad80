/** The version in the ETag of an answer. */
export const versionOf = (headers: Headers): string | undefined => /^(?:W\/)?"([^"-]+)/.exec(headers.get('etag') ?? '')?.[1]
