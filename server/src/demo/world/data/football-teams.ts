import type { TeamRow } from './team.js'

export const england: readonly TeamRow[] = [
  ['Arsenal', 'Arsenal FC', 'ARS', 'London', 'Arsenal_F.C.', 'emirates-stadium', 'popular'],
  ['Aston Villa', 'Aston Villa FC', 'AVL', 'Birmingham', 'Aston_Villa_F.C.'],
  ['Bournemouth', 'AFC Bournemouth', 'BOU', 'Bournemouth', 'AFC_Bournemouth'],
  ['Brentford', 'Brentford FC', 'BRE', 'London', 'Brentford_F.C.'],
  ['Brighton', 'Brighton & Hove Albion FC', 'BHA', 'Brighton', 'Brighton_%26_Hove_Albion_F.C.'],
  ['Burnley', 'Burnley FC', 'BUR', 'Burnley', 'Burnley_F.C.'],
  ['Chelsea', 'Chelsea FC', 'CHE', 'London', 'Chelsea_F.C.', 'stamford-bridge', 'popular'],
  ['Crystal Palace', 'Crystal Palace FC', 'CRY', 'London', 'Crystal_Palace_F.C.'],
  ['Everton', 'Everton FC', 'EVE', 'Liverpool', 'Everton_F.C.'],
  ['Fulham', 'Fulham FC', 'FUL', 'London', 'Fulham_F.C.'],
  ['Leeds United', 'Leeds United FC', 'LEE', 'Leeds', 'Leeds_United_F.C.'],
  ['Liverpool', 'Liverpool FC', 'LIV', 'Liverpool', 'Liverpool_F.C.', 'anfield', 'popular'],
  ['Manchester City', 'Manchester City FC', 'MCI', 'Manchester', 'Manchester_City_F.C.', 'etihad-stadium', 'popular'],
  ['Manchester United', 'Manchester United FC', 'MUN', 'Manchester', 'Manchester_United_F.C.', 'old-trafford', 'popular'],
  ['Newcastle United', 'Newcastle United FC', 'NEW', 'Newcastle upon Tyne', 'Newcastle_United_F.C.'],
  ['Nottingham Forest', 'Nottingham Forest FC', 'NFO', 'Nottingham', 'Nottingham_Forest_F.C.'],
  ['Sunderland', 'Sunderland AFC', 'SUN', 'Sunderland', 'Sunderland_A.F.C.'],
  ['Tottenham Hotspur', 'Tottenham Hotspur FC', 'TOT', 'London', 'Tottenham_Hotspur_F.C.', 'tottenham-hotspur-stadium', 'popular'],
  ['West Ham United', 'West Ham United FC', 'WHU', 'London', 'West_Ham_United_F.C.'],
  ['Wolverhampton', 'Wolverhampton Wanderers FC', 'WOL', 'Wolverhampton', 'Wolverhampton_Wanderers_F.C.'],
]

export const spain: readonly TeamRow[] = [
  ['Alavés', 'Deportivo Alavés', 'ALA', 'Vitoria-Gasteiz', 'Deportivo_Alavés'],
  ['Athletic Club', 'Athletic Club', 'ATH', 'Bilbao', 'Athletic_Bilbao', 'san-mames'],
  ['Atlético Madrid', 'Club Atlético de Madrid', 'ATM', 'Madrid', 'Atlético_Madrid', 'metropolitano', 'popular'],
  ['Barcelona', 'FC Barcelona', 'BAR', 'Barcelona', 'FC_Barcelona', 'camp-nou', 'popular'],
  ['Real Betis', 'Real Betis Balompié', 'BET', 'Seville', 'Real_Betis'],
  ['Celta Vigo', 'RC Celta de Vigo', 'CEL', 'Vigo', 'RC_Celta_de_Vigo'],
  ['Elche', 'Elche CF', 'ELC', 'Elche', 'Elche_CF'],
  ['Espanyol', 'RCD Espanyol', 'ESP', 'Barcelona', 'RCD_Espanyol'],
  ['Getafe', 'Getafe CF', 'GET', 'Getafe', 'Getafe_CF'],
  ['Girona', 'Girona FC', 'GIR', 'Girona', 'Girona_FC'],
  ['Levante', 'Levante UD', 'LEV', 'Valencia', 'Levante_UD'],
  ['Mallorca', 'RCD Mallorca', 'MLL', 'Palma', 'RCD_Mallorca'],
  ['Osasuna', 'CA Osasuna', 'OSA', 'Pamplona', 'CA_Osasuna'],
  ['Real Oviedo', 'Real Oviedo', 'OVI', 'Oviedo', 'Real_Oviedo'],
  ['Rayo Vallecano', 'Rayo Vallecano', 'RAY', 'Madrid', 'Rayo_Vallecano'],
  ['Real Madrid', 'Real Madrid CF', 'RMA', 'Madrid', 'Real_Madrid_CF', 'santiago-bernabeu', 'popular'],
  ['Real Sociedad', 'Real Sociedad', 'RSO', 'San Sebastián', 'Real_Sociedad'],
  ['Sevilla', 'Sevilla FC', 'SEV', 'Seville', 'Sevilla_FC'],
  ['Valencia', 'Valencia CF', 'VAL', 'Valencia', 'Valencia_CF'],
  ['Villarreal', 'Villarreal CF', 'VIL', 'Villarreal', 'Villarreal_CF'],
]

export const germany: readonly TeamRow[] = [
  ['Augsburg', 'FC Augsburg', 'FCA', 'Augsburg', 'FC_Augsburg'],
  ['Bayer Leverkusen', 'Bayer 04 Leverkusen', 'B04', 'Leverkusen', 'Bayer_04_Leverkusen'],
  ['Bayern Munich', 'FC Bayern München', 'FCB', 'Munich', 'FC_Bayern_Munich', 'allianz-arena', 'popular'],
  ['Borussia Dortmund', 'Borussia Dortmund', 'BVB', 'Dortmund', 'Borussia_Dortmund', 'signal-iduna-park', 'popular'],
  ['Borussia Mönchengladbach', 'Borussia Mönchengladbach', 'BMG', 'Mönchengladbach', 'Borussia_Mönchengladbach'],
  ['Cologne', '1. FC Köln', 'KOE', 'Cologne', '1._FC_Köln'],
  ['Eintracht Frankfurt', 'Eintracht Frankfurt', 'SGE', 'Frankfurt', 'Eintracht_Frankfurt'],
  ['Freiburg', 'SC Freiburg', 'SCF', 'Freiburg', 'SC_Freiburg'],
  ['Hamburg', 'Hamburger SV', 'HSV', 'Hamburg', 'Hamburger_SV'],
  ['Heidenheim', '1. FC Heidenheim', 'HDH', 'Heidenheim', '1._FC_Heidenheim'],
  ['Hoffenheim', 'TSG Hoffenheim', 'TSG', 'Sinsheim', 'TSG_1899_Hoffenheim'],
  ['Mainz', '1. FSV Mainz 05', 'M05', 'Mainz', '1._FSV_Mainz_05'],
  ['RB Leipzig', 'RB Leipzig', 'RBL', 'Leipzig', 'RB_Leipzig'],
  ['St. Pauli', 'FC St. Pauli', 'STP', 'Hamburg', 'FC_St._Pauli'],
  ['Stuttgart', 'VfB Stuttgart', 'VFB', 'Stuttgart', 'VfB_Stuttgart'],
  ['Union Berlin', '1. FC Union Berlin', 'FCU', 'Berlin', '1._FC_Union_Berlin'],
  ['Werder Bremen', 'SV Werder Bremen', 'SVW', 'Bremen', 'SV_Werder_Bremen'],
  ['Wolfsburg', 'VfL Wolfsburg', 'WOB', 'Wolfsburg', 'VfL_Wolfsburg'],
]

export const italy: readonly TeamRow[] = [
  ['AC Milan', 'AC Milan', 'MIL', 'Milan', 'AC_Milan', 'san-siro', 'popular'],
  ['Inter', 'FC Internazionale Milano', 'INT', 'Milan', 'Inter_Milan', 'san-siro', 'popular'],
]

export const france: readonly TeamRow[] = [
  ['Paris Saint-Germain', 'Paris Saint-Germain FC', 'PSG', 'Paris', 'Paris_Saint-Germain_FC', 'parc-des-princes', 'popular'],
]

export const netherlands: readonly TeamRow[] = [['Ajax', 'AFC Ajax', 'AJA', 'Amsterdam', 'AFC_Ajax', 'johan-cruijff-arena', 'popular']]
