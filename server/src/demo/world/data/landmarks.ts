import type { Landmark, LandmarkKind } from '../../../platform/db/json.js'

type Place = readonly [LandmarkKind, string, number, number]

/** Landmarks near the most visited venues. Positions are accurate to a hundred metres. */
const places: Readonly<Record<string, readonly Place[]>> = {
  'Emirates Stadium': [
    ['metro', 'Arsenal', 51.5586, -0.1059],
    ['metro', 'Holloway Road', 51.5526, -0.1132],
    ['station', 'Finsbury Park', 51.5643, -0.1064],
    ['metro', 'Highbury & Islington', 51.5463, -0.104],
  ],
  Anfield: [
    ['station', 'Kirkdale', 53.4409, -2.9811],
    ['station', 'Lime Street', 53.4076, -2.9778],
  ],
  'Etihad Stadium': [
    ['tram', 'Etihad Campus', 53.4846, -2.2033],
    ['station', 'Manchester Piccadilly', 53.4774, -2.2309],
  ],
  'Stamford Bridge': [
    ['metro', 'Fulham Broadway', 51.4805, -0.1955],
    ['station', 'West Brompton', 51.4872, -0.1956],
    ['station', 'Imperial Wharf', 51.475, -0.1828],
  ],
  'Tottenham Hotspur Stadium': [
    ['station', 'White Hart Lane', 51.6048, -0.0711],
    ['station', 'Northumberland Park', 51.602, -0.0539],
    ['metro', 'Tottenham Hale', 51.5883, -0.0604],
  ],
  'Old Trafford': [
    ['tram', 'Wharfside', 53.4669, -2.2866],
    ['tram', 'Old Trafford', 53.4563, -2.2849],
    ['tram', 'Exchange Quay', 53.4678, -2.2811],
  ],
  'Spotify Camp Nou': [
    ['metro', 'Collblanc', 41.3758, 2.1184],
    ['metro', 'Palau Reial', 41.3857, 2.1181],
    ['metro', 'Les Corts', 41.3838, 2.1308],
    ['station', 'Barcelona Sants', 41.3791, 2.1401],
  ],
  'Santiago Bernabéu': [
    ['metro', 'Santiago Bernabéu', 40.4516, -3.6904],
    ['station', 'Nuevos Ministerios', 40.4461, -3.6925],
    ['metro', 'Concha Espina', 40.4513, -3.6773],
    ['station', 'Chamartín', 40.472, -3.6825],
  ],
  'Riyadh Air Metropolitano': [
    ['metro', 'Estadio Metropolitano', 40.4339, -3.5985],
    ['metro', 'Las Musas', 40.4326, -3.6077],
  ],
  'San Mamés': [
    ['metro', 'San Mamés', 43.2617, -2.9497],
    ['bus', 'Bilbao Intermodal', 43.2612, -2.9502],
    ['station', 'Abando', 43.2604, -2.9275],
  ],
  'Allianz Arena': [
    ['metro', 'Fröttmaning', 48.2115, 11.6166],
    ['parking', 'Allianz Arena', 48.2225, 11.6247],
  ],
  'Signal Iduna Park': [
    ['station', 'Signal-Iduna-Park', 51.4937, 7.4573],
    ['metro', 'Westfalenhallen', 51.4962, 7.4565],
    ['station', 'Dortmund Hbf', 51.5178, 7.4593],
  ],
  'Stadio Giuseppe Meazza': [
    ['metro', 'San Siro Stadio', 45.4788, 9.1184],
    ['metro', 'San Siro Ippodromo', 45.4793, 9.1266],
    ['metro', 'Lotto', 45.479, 9.1439],
  ],
  'Parc des Princes': [
    ['metro', 'Porte de Saint-Cloud', 48.838, 2.257],
    ['metro', 'Porte d’Auteuil', 48.848, 2.2585],
  ],
  'Johan Cruijff ArenA': [
    ['station', 'Bijlmer ArenA', 52.3123, 4.9471],
    ['metro', 'Strandvliet', 52.3157, 4.939],
    ['parking', 'P1 ArenA', 52.3151, 4.9432],
  ],
  'Stade de France': [
    ['station', 'Stade de France – Saint-Denis', 48.9173, 2.3493],
    ['station', 'La Plaine – Stade de France', 48.9181, 2.3627],
    ['metro', 'Saint-Denis – Porte de Paris', 48.93, 2.3566],
  ],
  'Aviva Stadium': [
    ['station', 'Lansdowne Road', 53.3347, -6.2297],
    ['station', 'Grand Canal Dock', 53.3397, -6.2378],
  ],
  'Scottish Gas Murrayfield': [
    ['tram', 'Murrayfield Stadium', 55.9424, -3.2366],
    ['station', 'Haymarket', 55.9458, -3.2183],
  ],
  'Principality Stadium': [
    ['station', 'Cardiff Central', 51.4759, -3.179],
    ['station', 'Cardiff Queen Street', 51.482, -3.1702],
  ],
  'Stadion Letzigrund': [
    ['tram', 'Letzigrund', 47.3817, 8.5025],
    ['station', 'Zürich Hardbrücke', 47.3853, 8.5171],
    ['station', 'Zürich Altstetten', 47.3914, 8.4885],
  ],
  'Circuit Zandvoort': [
    ['station', 'Zandvoort aan Zee', 52.3756, 4.5327],
    ['entrance', 'Main entrance', 52.3855, 4.5412],
  ],
  'Autodromo Nazionale Monza': [
    ['station', 'Biassono-Lesmo Parco', 45.6318, 9.2965],
    ['station', 'Monza', 45.5785, 9.2729],
  ],
  'Madison Square Garden': [
    ['station', 'Penn Station', 40.7506, -73.9935],
    ['metro', '34 St – Herald Sq', 40.7497, -73.9879],
    ['metro', '34 St – Penn', 40.7523, -73.9934],
  ],
  'Yankee Stadium': [
    ['metro', '161 St – Yankee Stadium', 40.8279, -73.9257],
    ['station', 'Yankees – E 153 St', 40.8254, -73.9303],
  ],
  'The O2 Arena': [
    ['metro', 'North Greenwich', 51.5005, 0.0039],
    ['ferry', 'North Greenwich Pier', 51.5019, 0.0087],
  ],
  'Alexandra Palace': [
    ['station', 'Alexandra Palace', 51.598, -0.1203],
    ['metro', 'Wood Green', 51.5975, -0.1097],
  ],
  'Uber Arena': [
    ['station', 'Berlin Ostbahnhof', 52.5103, 13.4347],
    ['metro', 'Warschauer Straße', 52.5053, 13.449],
    ['station', 'Warschauer Straße', 52.5067, 13.4513],
  ],
  'Lanxess Arena': [
    ['station', 'Köln Messe/Deutz', 50.941, 6.9747],
    ['tram', 'Bf Deutz/LANXESS arena', 50.9396, 6.9765],
  ],
  'All England Lawn Tennis and Croquet Club': [
    ['metro', 'Southfields', 51.4454, -0.2066],
    ['station', 'Wimbledon', 51.4214, -0.2064],
  ],
  'Stade Roland-Garros': [
    ['metro', 'Porte d’Auteuil', 48.848, 2.2585],
    ['metro', 'Boulogne – Jean Jaurès', 48.8422, 2.2388],
  ],
  "Lord's Cricket Ground": [
    ['metro', "St John's Wood", 51.5347, -0.174],
    ['metro', 'Warwick Avenue', 51.5232, -0.1835],
    ['station', 'Marylebone', 51.5225, -0.1631],
  ],
  'The Kia Oval': [
    ['metro', 'Oval', 51.4819, -0.1131],
    ['station', 'Vauxhall', 51.4862, -0.1229],
  ],
  'Ascot Racecourse': [['station', 'Ascot', 51.4062, -0.6758]],
}

export const landmarksOf = (venue: string): Landmark[] =>
  (places[venue] ?? []).map(([kind, name, latitude, longitude]) => ({
    kind,
    name,
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
  }))
