import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { arrange } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)
const staff = kit.as.product_management
const times = <T>(count: number, one: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => one(index)))

test('when a venue is deleted while an event is created in it, one request is refused', async () => {
  const { tournament_id } = await make.tournament()
  const outcomes = await times(25, async (index) => {
    const { venue_id } = await make.venue()
    const body = {
      event_name: `Race ${index}`,
      tournament_id,
      venue_id,
      date_start: '2031-05-04T20:00:00',
      date_stop: '2031-05-04T22:00:00',
    }
    const [deleted, made] = await Promise.all([staff.delete(`/v1/venues/${venue_id}`), staff.post('/v1/events', body)])
    return `${deleted.status} ${made.status}`
  })
  expect(new Set([...outcomes, '204 404', '409 201'])).toEqual(new Set(['204 404', '409 201']))
})

test('of ten changes with the same If-Match, one succeeds', async () => {
  const { team_id } = await make.team()
  const tag = (await staff.get(`/v1/teams/${team_id}`)).headers.get('etag') ?? ''
  const answers = await times(10, (index) => staff.patch(`/v1/teams/${team_id}`, { abbreviation: `T${index}` }, { 'if-match': tag }))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(412)])
})

test('concurrent changes of an event and of resources that it refers to all succeed', async () => {
  const { venue_id } = await make.venue()
  const { tournament_id } = await make.tournament()
  const { team_id } = await make.team()
  const events = await times(5, () => make.event({ venue_id, tournament_id, hometeam_id: team_id }))
  await make.ticket(events[0]?.event_id ?? '')
  const answers = await times(40, (index) => {
    const name = `Name ${index}`
    switch (index % 4) {
      case 0:
        return staff.patch(`/v1/venues/${venue_id}`, { official_name: name, city: name })
      case 1:
        return staff.patch(`/v1/teams/${team_id}`, { official_name: name })
      case 2:
        return staff.patch(`/v1/tournaments/${tournament_id}`, { official_name: name })
      default:
        return staff.patch(`/v1/events/${events[index % 5]?.event_id}`, { event_name: name, is_popular: true })
    }
  })
  expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(200))
})
