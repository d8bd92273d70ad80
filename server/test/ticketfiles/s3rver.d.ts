/** The package has no types; these are the used ones. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    port: number
    address: string
    silent: boolean
    allowMismatchedSignatures?: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
