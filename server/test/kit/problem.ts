import { expect } from 'vitest'
import { catalogue, type ErrorCode } from '../../src/lib/errors.js'
import type { Answer } from './caller.js'

/** Errors of a field or a parameter, which the answer must name. */
const ofFields: ErrorCode[] = ['validation_failed', 'invalid_parameter', 'unknown_parameter', 'invalid_filter', 'filter_too_long']
ofFields.push('invalid_sorting', 'invalid_page', 'unknown_currency', 'invalid_cursor')

/** Checks all fields of a refusal, the expected values, and that nothing internal is in it. */
export function expectProblem(answer: Answer<unknown>, code: ErrorCode, facts: object = {}): Record<string, unknown> {
  const body = answer.body as Record<string, unknown>
  expect({ status: answer.status, code: body.code }).toEqual({ status: catalogue[code].status, code })
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(body).toMatchObject({
    type: expect.stringMatching(new RegExp(`^http.*/docs/errors#${code}$`)),
    title: catalogue[code].title,
    status: answer.status,
  })
  expect(body.detail).toEqual(expect.any(String))
  expect(body.instance).toEqual(expect.stringMatching(/^\//))
  expect(body.request_id).toBe(answer.headers.get('x-request-id'))
  expect(body.errors).toEqual(expect.any(Array))
  if (ofFields.includes(code)) expect(body.errors, answer.text).toContainEqual(expect.objectContaining({ pointer: expect.any(String) }))
  expect(answer.text).not.toContain('wire-date')
  expect(answer.text).not.toMatch(/node_modules|at \w+ \(|select |insert into/i)
  expect(body).toMatchObject(facts)
  return body
}
