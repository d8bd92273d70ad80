import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

interface Engine {
  erlangWait(arrivals: number, services: number, servers: number): number
  simulatedWait(arrivals: number, services: number, servers: number, customers: number, seed?: number): number
}
interface Simulation {
  lastMeasurement(): object
  errors(measurement: object): { kind: string; connections: number; error: { rate: number; p50: number } }[]
}
const load = (name: string): Promise<unknown> => import(fileURLToPath(new URL(`../../../bench/simulate/${name}.mjs`, import.meta.url)))
const { erlangWait, simulatedWait } = (await load('engine')) as Engine

describe('the simulation', () => {
  test.each([
    [0.5, 1, 1],
    [0.8, 1, 1],
    [3.2, 1, 4],
    [12, 1, 16],
  ])('has the waiting time that queueing theory gives for %d arrivals, %d services, %d servers', (arrivals, services, servers) => {
    const exact = erlangWait(arrivals, services, servers)
    expect(Math.abs(simulatedWait(arrivals, services, servers, 300_000) / exact - 1)).toBeLessThan(0.04)
  })

  test('Erlang’s formula is right where the result is known', () => {
    // One server: load / (1 - load) service times.
    expect(erlangWait(0.8, 1, 1)).toBeCloseTo(4, 9)
    // Two servers with load a: a² / (4 - a²) service times.
    expect(erlangWait(1, 1, 2)).toBeCloseTo(1 / 3, 9)
  })

  test('reproduces the rates that were measured, within a factor of two', async () => {
    const { errors, lastMeasurement } = (await load('index')) as Simulation
    for (const { kind, connections, error } of errors(lastMeasurement()))
      expect(Math.abs(Math.log2(1 + error.rate)), `${kind}, ${connections} connections`).toBeLessThan(1)
  })
})
