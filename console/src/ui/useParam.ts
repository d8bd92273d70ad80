import { useParams } from '@tanstack/react-router'

/** A path parameter by its name in `pages.ts`. */
export const useParam = (name: string): string => (useParams({ strict: false }) as Record<string, string | undefined>)[name] ?? ''
