/** pg's conversion of values to the wire format. pg's own packages import it as well. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): string | Buffer | null }
  export default utils
}
