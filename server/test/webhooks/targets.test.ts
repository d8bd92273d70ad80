import { describe, expect, test } from 'vitest'
import { Problem } from '../../src/lib/errors.js'
import { checkTarget } from '../../src/platform/deliveries/target.js'

const production = { NODE_ENV: 'production' } as const
/** Names as an attacker would set them; others do not resolve. */
const names: Record<string, string[]> = {
  'public.example': ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'],
  'loop.example': ['127.0.0.1'],
  'loop6.example': ['::1'],
  'mixed.example': ['93.184.216.34', '10.0.0.5'],
  'mixed6.example': ['93.184.216.34', 'fd00::5'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:192.168.0.1'],
  'nat64.example': ['64:ff9b::a00:1'],
}
const resolve = async (name: string) => {
  const found = names[name]
  if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return found
}
const codeOf = async (url: string): Promise<string | undefined> => {
  try {
    await checkTarget(production, url, '/endpoint', resolve)
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(Problem)
    return (error as Problem).extra.errors?.[0]?.code
  }
}

/** Every known notation of an address that is not public, or that hides one. */
const hostile = [
  // loopback, plain and in odd notations
  'https://127.0.0.1/',
  'https://127.0.0.1:8443/x',
  'https://127.1/',
  'https://127.0.1/',
  'https://127.255.255.254/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0x7f.0x0.0x0.0x1/',
  'https://0177.0.0.1/',
  'https://0177.1/',
  'https://017700000001/',
  'https://00000177.0.0.1/',
  'https://127.0.0.1./',
  'https://0/',
  'https://0.0.0.0/',
  'https://0.1.2.3/',
  'https://0x0/',
  'https://00/',
  'https://127。0。0。1/',
  'https://１２７.0.0.1/',
  'https://①②⑦.0.0.1/',
  'https://127%2e0%2e0%2e1/',
  'https://%31%32%37.0.0.1/',
  'https://0X7F.1/',
  // private, carrier-grade NAT, link-local, metadata
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://10.1/',
  'https://167772161/',
  'https://0xa.1/',
  'https://012.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://0xac.0x10.1/',
  'https://192.168.0.1/',
  'https://192.168.1/',
  'https://3232235521/',
  'https://0300.0250.0.1/',
  'https://100.64.0.1/',
  'https://100.127.255.255/',
  'https://100.100.100.200/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'https://169.254.1/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://0251.0376.0251.0376/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.51.100.7/',
  'https://203.0.113.9/',
  'https://198.18.0.1/',
  'https://198.19.255.255/',
  'https://192.88.99.1/',
  // multicast, reserved, broadcast
  'https://224.0.0.1/',
  'https://239.255.255.250/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://4294967295/',
  // IPv6 and what hides in it
  'https://[::1]/',
  'https://[::]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::0001]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[0:0:0:0:0:ffff:7f00:0001]/',
  'https://[::127.0.0.1]/',
  'https://[::7f00:1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a00:1::1]/',
  'https://[2002:c0a8:1::]/',
  'https://[2001::1]/',
  'https://[2001:0:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://[5f00::1]/',
  'https://[4000::1]/',
  // internal names, and names that resolve to internal addresses
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://a.localhost/',
  'https://intranet/',
  'https://db/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router.lan/',
  'https://x.home.arpa/',
  'https://loop.example/',
  'https://loop6.example/',
  'https://mixed.example/',
  'https://mixed6.example/',
  'https://metadata.example/',
  'https://mapped.example/',
  'https://nat64.example/',
]

/** URLs that the service would never call. */
const malformed = [
  'http://public.example/',
  'https://user:pass@public.example/',
  'https://127.0.0.1@public.example/',
  'https://public.example@127.0.0.1/',
  'https://@public.example/',
  'https://:@public.example/',
  'https:\\\\127.0.0.1\\',
  'https://public.example\\@127.0.0.1/',
  'https:/127.0.0.1/',
  'https:127.0.0.1',
  '//127.0.0.1/',
  'https://',
  'https:///x',
  'https:///public.example/',
  'https://public.example:99999/',
  'https://[::1/',
  'https://256.256.256.256/',
  'https://1.2.3.4.5/',
  'https://[::ffff:300.1.1.1]/',
  'https://[fe80::1%25eth0]/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/',
  'ftp://public.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https://public.example/#@127.0.0.1/',
  ' https://public.example/',
  'https://public.example/ ',
  'https://public.example/\n',
  'https://pub\tlic.example/',
  'https://public.example/\r\nHost: x',
]

describe('in production an endpoint may not be an internal address', () => {
  test('the table has enough entries, without duplicates', () => {
    expect(new Set([...hostile, ...malformed]).size).toBe(hostile.length + malformed.length)
    expect(hostile.length).toBeGreaterThanOrEqual(80)
  })
  test.each(hostile)('%s', async (url) => expect(await codeOf(url)).toBe('forbidden_target'))
})

test.each(malformed)('%j is refused before a DNS lookup', async (url) => {
  expect(['invalid_url', 'credentials_in_url', 'fragment_in_url', 'https_required', 'forbidden_target']).toContain(await codeOf(url))
})

test.each([
  'https://public.example/hook',
  'https://public.example:8443/hook?x=1',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1:248:1893:25c8:1946]/',
  'https://[::ffff:93.184.216.34]/',
  'https://[64:ff9b::5db8:d822]/',
  'https://does-not-resolve.example/',
  'https://172.32.0.1/',
  'https://100.128.0.1/',
  'https://[2a00:1450::1]/',
])('%s is accepted', async (url) => expect(await codeOf(url)).toBeUndefined())

test('outside production a developer can register the own machine', async () => {
  await checkTarget({ NODE_ENV: 'development' }, 'http://127.0.0.1:4100/hook')
  await checkTarget({ NODE_ENV: 'test' }, 'http://localhost:4100/hook')
})
