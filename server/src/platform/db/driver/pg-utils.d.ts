/** The part of pg with which it turns values into what is sent; its own companion packages use it too. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): string | Buffer | null }
  export default utils
}
