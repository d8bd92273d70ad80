import type { TeamRow } from './team.js'

/** Rugby union. Each row is a national team. */
export const nations: Readonly<Record<string, readonly TeamRow[]>> = {
  GBR: [
    ['England', 'England Rugby', 'ENG', 'London', 'England_national_rugby_union_team', 'twickenham', 'popular'],
    ['Scotland', 'Scotland Rugby', 'SCO', 'Edinburgh', 'Scotland_national_rugby_union_team', 'murrayfield'],
    ['Wales', 'Wales Rugby', 'WAL', 'Cardiff', 'Wales_national_rugby_union_team', 'principality-stadium'],
  ],
  FRA: [['France', 'France Rugby', 'FRA', 'Saint-Denis', 'France_national_rugby_union_team', 'stade-de-france', 'popular']],
  IRL: [['Ireland', 'Ireland Rugby', 'IRE', 'Dublin', 'Ireland_national_rugby_union_team', 'aviva-stadium', 'popular']],
  ITA: [['Italy', 'Italy Rugby', 'ITA', 'Rome', 'Italy_national_rugby_union_team', 'stadio-olimpico']],
}

export const cricket: readonly TeamRow[] = [
  ['Surrey', 'Surrey County Cricket Club', 'SUR', 'London', 'Surrey_County_Cricket_Club', 'the-oval', 'popular'],
  ['Middlesex', 'Middlesex County Cricket Club', 'MID', 'London', 'Middlesex_County_Cricket_Club', 'lords'],
  ['Essex', 'Essex County Cricket Club', 'ESS', 'Chelmsford', 'Essex_County_Cricket_Club'],
  ['Hampshire Hawks', 'Hampshire County Cricket Club', 'HAM', 'Southampton', 'Hampshire_County_Cricket_Club'],
  ['Kent Spitfires', 'Kent County Cricket Club', 'KEN', 'Canterbury', 'Kent_County_Cricket_Club'],
  ['Somerset', 'Somerset County Cricket Club', 'SOM', 'Taunton', 'Somerset_County_Cricket_Club'],
]

/** Basketball in the EuroLeague. */
export const euroleague: Readonly<Record<string, readonly TeamRow[]>> = {
  ESP: [
    ['Real Madrid', 'Real Madrid Baloncesto', 'RMB', 'Madrid', 'Real_Madrid_Baloncesto', 'movistar-arena', 'popular'],
    ['Barcelona', 'FC Barcelona Bàsquet', 'FCB', 'Barcelona', 'FC_Barcelona_Bàsquet'],
  ],
  LTU: [['Žalgiris', 'BC Žalgiris', 'ZAL', 'Kaunas', 'BC_Žalgiris', 'zalgirio-arena']],
  SRB: [
    ['Partizan', 'KK Partizan', 'PAR', 'Belgrade', 'KK_Partizan', 'belgrade-arena'],
    ['Crvena zvezda', 'KK Crvena zvezda', 'CZV', 'Belgrade', 'KK_Crvena_zvezda', 'belgrade-arena'],
  ],
  GRC: [
    ['Olympiacos', 'Olympiacos BC', 'OLY', 'Piraeus', 'Olympiacos_B.C.'],
    ['Panathinaikos', 'Panathinaikos BC', 'PAO', 'Athens', 'Panathinaikos_B.C.'],
  ],
  TUR: [['Fenerbahçe', 'Fenerbahçe Basketbol', 'FEN', 'Istanbul', 'Fenerbahçe_S.K._(basketball)']],
}

export const iceHockey: readonly TeamRow[] = [
  ['Kölner Haie', 'Kölner Haie', 'KEC', 'Cologne', 'Kölner_Haie', 'lanxess-arena'],
  ['Eisbären Berlin', 'Eisbären Berlin', 'EBB', 'Berlin', 'Eisbären_Berlin', 'uber-arena', 'popular'],
  ['Adler Mannheim', 'Adler Mannheim', 'MAN', 'Mannheim', 'Adler_Mannheim'],
  ['Red Bull München', 'EHC Red Bull München', 'RBM', 'Munich', 'EHC_Red_Bull_München'],
  ['ERC Ingolstadt', 'ERC Ingolstadt', 'ING', 'Ingolstadt', 'ERC_Ingolstadt'],
  ['Grizzlys Wolfsburg', 'Grizzlys Wolfsburg', 'WOB', 'Wolfsburg', 'Grizzlys_Wolfsburg'],
]

export const handball: readonly TeamRow[] = [
  ['THW Kiel', 'THW Kiel', 'KIE', 'Kiel', 'THW_Kiel', 'ostseehalle', 'popular'],
  ['SC Magdeburg', 'SC Magdeburg', 'MAG', 'Magdeburg', 'SC_Magdeburg'],
  ['SG Flensburg-Handewitt', 'SG Flensburg-Handewitt', 'FLE', 'Flensburg', 'SG_Flensburg-Handewitt'],
  ['Füchse Berlin', 'Füchse Berlin', 'FBE', 'Berlin', 'Füchse_Berlin'],
  ['MT Melsungen', 'MT Melsungen', 'MEL', 'Kassel', 'MT_Melsungen'],
  ['TBV Lemgo Lippe', 'TBV Lemgo Lippe', 'LEM', 'Lemgo', 'TBV_Lemgo'],
]

export const nba: readonly TeamRow[] = [
  ['New York Knicks', 'New York Knicks', 'NYK', 'New York', 'New_York_Knicks', 'madison-square-garden', 'popular'],
  ['Los Angeles Lakers', 'Los Angeles Lakers', 'LAL', 'Los Angeles', 'Los_Angeles_Lakers', 'crypto-com-arena', 'popular'],
  ['Boston Celtics', 'Boston Celtics', 'BOS', 'Boston', 'Boston_Celtics', null, 'popular'],
  ['Brooklyn Nets', 'Brooklyn Nets', 'BKN', 'New York', 'Brooklyn_Nets'],
  ['Chicago Bulls', 'Chicago Bulls', 'CHI', 'Chicago', 'Chicago_Bulls', null, 'popular'],
  ['Golden State Warriors', 'Golden State Warriors', 'GSW', 'San Francisco', 'Golden_State_Warriors', null, 'popular'],
  ['Miami Heat', 'Miami Heat', 'MIA', 'Miami', 'Miami_Heat'],
  ['Milwaukee Bucks', 'Milwaukee Bucks', 'MIL', 'Milwaukee', 'Milwaukee_Bucks'],
  ['Philadelphia 76ers', 'Philadelphia 76ers', 'PHI', 'Philadelphia', 'Philadelphia_76ers'],
  ['Phoenix Suns', 'Phoenix Suns', 'PHX', 'Phoenix', 'Phoenix_Suns'],
]

export const nfl: readonly TeamRow[] = [
  ['New York Giants', 'New York Giants', 'NYG', 'East Rutherford', 'New_York_Giants', 'metlife-stadium', 'popular'],
  ['New York Jets', 'New York Jets', 'NYJ', 'East Rutherford', 'New_York_Jets', 'metlife-stadium'],
  ['Buffalo Bills', 'Buffalo Bills', 'BUF', 'Orchard Park', 'Buffalo_Bills'],
  ['Dallas Cowboys', 'Dallas Cowboys', 'DAL', 'Arlington', 'Dallas_Cowboys', null, 'popular'],
  ['Miami Dolphins', 'Miami Dolphins', 'MIA', 'Miami Gardens', 'Miami_Dolphins'],
  ['New England Patriots', 'New England Patriots', 'NE', 'Foxborough', 'New_England_Patriots', null, 'popular'],
  ['Philadelphia Eagles', 'Philadelphia Eagles', 'PHI', 'Philadelphia', 'Philadelphia_Eagles'],
  ['Washington Commanders', 'Washington Commanders', 'WAS', 'Landover', 'Washington_Commanders'],
]

export const mlb: readonly TeamRow[] = [
  ['New York Yankees', 'New York Yankees', 'NYY', 'New York', 'New_York_Yankees', 'yankee-stadium', 'popular'],
  ['Baltimore Orioles', 'Baltimore Orioles', 'BAL', 'Baltimore', 'Baltimore_Orioles'],
  ['Boston Red Sox', 'Boston Red Sox', 'BOS', 'Boston', 'Boston_Red_Sox', null, 'popular'],
  ['Houston Astros', 'Houston Astros', 'HOU', 'Houston', 'Houston_Astros'],
  ['Los Angeles Dodgers', 'Los Angeles Dodgers', 'LAD', 'Los Angeles', 'Los_Angeles_Dodgers', null, 'popular'],
  ['New York Mets', 'New York Mets', 'NYM', 'New York', 'New_York_Mets'],
  ['Tampa Bay Rays', 'Tampa Bay Rays', 'TB', 'Tampa', 'Tampa_Bay_Rays'],
  ['Toronto Blue Jays', 'Toronto Blue Jays', 'TOR', 'Toronto', 'Toronto_Blue_Jays'],
]
