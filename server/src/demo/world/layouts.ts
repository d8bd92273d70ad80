import type { CategoryType } from '../../lib/enums.js'
import type { Layout } from './data/venue.js'
import type { PlaceText } from './words/places.js'

/** A type of place at a venue. */
export interface Place {
  code: string
  name: string
  type: CategoryType
  text: PlaceText
  /** Percentage of an average seat's price. */
  price: number
  covered?: true
  videowall?: true
  /** Not offered for sports without goals. */
  goals?: true
}

type Extra = Pick<Place, 'covered' | 'videowall' | 'goals'>

const stand = (code: string, name: string, text: PlaceText, price: number, extra: Extra = {}): Place => ({
  code,
  name,
  type: 'grandstand',
  text,
  price,
  ...extra,
})
const lounge = (name: string, price: number): Place => ({ code: 'lounge', name, type: 'hospitality', text: 'lounge', price, covered: true })
const offsite = (name: string, price: number): Place => ({ code: 'offsite', name, type: 'offsite_hospitality', text: 'offsite', price })
const admission = (code: string, name: string, price: number): Place => ({
  code,
  name,
  type: 'generaladmission',
  text: 'general_admission',
  price,
})
const carPark: Place = { code: 'car-park', name: 'Car Park', type: 'carparking', text: 'car_parking', price: 22 }
const coachPark: Place = { code: 'coach-park', name: 'Coach Park', type: 'busparking', text: 'bus_parking', price: 60 }
const shuttle: Place = { code: 'shuttle', name: 'Shuttle from the City', type: 'transfer', text: 'transfer', price: 15 }
const camping: Place = { code: 'camping', name: 'Camping', type: 'camping', text: 'camping', price: 40 }
const extra = (name: string, price: number): Place => ({ code: 'extra', name, type: 'extras', text: 'extras', price })

/** The stands of a circuit have their own names: see `stands` of the venue. */
export function circuitPlaces(stands: readonly string[]): Place[] {
  return [
    ...stands.map((name, i) =>
      i === 0
        ? stand('straight', `${name} Grandstand`, 'main_straight', 150, { covered: true, videowall: true })
        : stand(`corner-${i}`, `${name} Grandstand`, 'track_corner', 120 - i * 10, i === 1 ? { videowall: true } : {}),
    ),
    admission('general', 'General Admission', 45),
    lounge('Trackside Lounge', 420),
    offsite('Race Reception', 260),
    camping,
    carPark,
    coachPark,
    shuttle,
    extra('Pit Walk', 35),
  ]
}

export const layouts: Readonly<Record<Exclude<Layout, 'circuit'>, readonly Place[]>> = {
  stadium: [
    stand('longside-lower', 'Longside Lower Tier', 'side_lower', 150, { covered: true, videowall: true }),
    stand('longside-upper', 'Longside Upper Tier', 'side_upper', 130, { covered: true, videowall: true }),
    stand('shortside-lower', 'Shortside Lower Tier', 'end_lower', 95, { covered: true, goals: true }),
    stand('shortside-upper', 'Shortside Upper Tier', 'end_upper', 80, { covered: true, goals: true }),
    stand('corner', 'Corner', 'corner', 100, { covered: true }),
    lounge('Club Lounge', 340),
    offsite('Matchday Reception', 240),
    carPark,
  ],
  ballpark: [
    stand('infield', 'Infield Lower Level', 'lower_tier', 165),
    stand('main', 'Main Level', 'lower_tier', 115),
    stand('deck', 'Upper Deck', 'upper_tier', 65, { videowall: true }),
    admission('bleachers', 'Bleachers', 40),
    lounge('Club Suite', 330),
    carPark,
  ],
  arena: [
    stand('floor', 'Floor Seats', 'floor', 280, { covered: true, videowall: true }),
    stand('lower', 'Lower Bowl', 'lower_tier', 150, { covered: true, videowall: true }),
    stand('club', 'Club Level', 'lower_tier', 120, { covered: true, videowall: true }),
    stand('upper', 'Upper Bowl', 'upper_tier', 70, { covered: true, videowall: true }),
    lounge('Arena Lounge', 360),
    carPark,
    extra('Behind the Scenes Tour', 25),
  ],
  hall: [
    stand('tables', 'Table Seats', 'tables', 180, { covered: true, videowall: true }),
    stand('front', 'Tiered Seats Front', 'lower_tier', 110, { covered: true, videowall: true }),
    stand('back', 'Tiered Seats Back', 'upper_tier', 80, { covered: true, videowall: true }),
    lounge('Hospitality Suite', 320),
    shuttle,
  ],
  courts: [
    stand('main-court', 'Main Court', 'main_court', 170, { covered: true }),
    stand('second-court', 'Second Court', 'second_court', 105),
    admission('grounds', 'Grounds Pass', 35),
    lounge('Court Lounge', 420),
    offsite('Garden Reception', 260),
    shuttle,
  ],
  ground: [
    stand('pavilion', 'Pavilion Stand', 'lower_tier', 130, { covered: true }),
    stand('upper', 'Upper Stand', 'upper_tier', 100, { videowall: true }),
    admission('open', 'Open Stand', 60),
    lounge('Pavilion Lounge', 330),
  ],
  course: [
    stand('grandstand', 'Grandstand', 'course_stand', 140, { covered: true, videowall: true }),
    admission('enclosure', 'Enclosure', 60),
    lounge('Course Pavilion', 380),
    offsite('Garden Reception', 240),
    carPark,
    coachPark,
  ],
  openair: [
    stand('finish', 'Finish Grandstand', 'course_stand', 130),
    admission('general', 'General Admission', 60),
    lounge('Finish Lounge', 380),
    camping,
    shuttle,
    extra('Programme and Tour', 40),
  ],
}
