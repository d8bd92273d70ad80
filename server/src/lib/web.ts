/** Formats of web and e-mail addresses. Each is checked in one pass over a text of bounded length. */

const longestAddress = 2_000
const longestEmail = 254

/**
 * An absolute http or https address with a host and without credentials. Other schemes (`javascript:`, `data:`, `file:`) could run code on
 * the machine of the person who opens them.
 */
export function isWebAddress(text: string): boolean {
  if (text.length > longestAddress || !/^https?:\/\/[^/?#@:]/i.test(text) || /[^\x21-\x7e]|[\\<>"`{}|^]/.test(text)) return false
  if (!URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && username === '' && password === ''
}

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/i
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** local@domain.tld, without quoted names and without addresses in brackets. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false
  const at = text.lastIndexOf('@')
  const name = text.slice(0, at)
  if (at < 1 || !local.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((one) => label.test(one))
}
