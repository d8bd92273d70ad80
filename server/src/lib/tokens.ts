import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { deriveKey, type MasterKey } from './crypto.js'

export interface AccessClaims {
  client_id: string
  session_id: string
  impersonator_client_id: string | null
}

export interface Tokens {
  sign(claims: AccessClaims, at: Date, seconds: number): Promise<string>
  /** Undefined unless the token is valid, not expired and signed by us. */
  verify(token: string, at: Date): Promise<AccessClaims | undefined>
}

/** PKCS#8 header of a raw Ed25519 seed, so that the key can be derived instead of stored. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

function signingKey(master: MasterKey): { kid: string; privateKey: KeyObject; publicKey: KeyObject } {
  const der = Buffer.concat([pkcs8Head, deriveKey(master, 'access-token')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { kid: master.kid, privateKey, publicKey: createPublicKey(privateKey) }
}

const typ = 'at+jwt'
const audience = 'allotment-api'

export function accessTokens(masters: MasterKey[], issuer: string): Tokens {
  const keys = masters.map(signingKey)
  const current = keys[0]
  if (!current) throw new Error('no master key')
  return {
    sign: ({ client_id, session_id, impersonator_client_id }, at, seconds) => {
      const now = Math.floor(at.getTime() / 1000)
      return new SignJWT({ sid: session_id, ...(impersonator_client_id === null ? {} : { act: { sub: impersonator_client_id } }) })
        .setProtectedHeader({ alg: 'EdDSA', kid: current.kid, typ })
        .setSubject(client_id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(current.privateKey)
    },
    async verify(token, at) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => keys.find((key) => key.kid === kid)?.publicKey ?? Promise.reject(new Error('unknown kid')),
          {
            algorithms: ['EdDSA'],
            typ,
            issuer,
            audience,
            currentDate: at,
            requiredClaims: ['sub', 'sid', 'exp'],
          },
        )
        const actor = payload.act as { sub?: string } | undefined
        return { client_id: String(payload.sub), session_id: String(payload.sid), impersonator_client_id: actor?.sub ?? null }
      } catch {
        return undefined
      }
    },
  }
}
