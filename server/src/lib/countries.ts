/** ISO 3166-1 countries: alpha-3, alpha-2, main currency (ISO 4217), short English name; `eu` marks the member states. */
export interface Country {
  readonly alpha3: string
  readonly alpha2: string
  readonly name: string
  /** Undefined where no currency is legal tender (Antarctica). */
  readonly currency: string | undefined
  readonly eu: boolean
}

const EU = new Set('AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE'.split(' '))

const TABLE = `
ABW AW AWG Aruba
AFG AF AFN Afghanistan
AGO AO AOA Angola
AIA AI XCD Anguilla
ALA AX EUR Åland Islands
ALB AL ALL Albania
AND AD EUR Andorra
ARE AE AED United Arab Emirates
ARG AR ARS Argentina
ARM AM AMD Armenia
ASM AS USD American Samoa
ATA AQ --- Antarctica
ATF TF EUR French Southern Territories
ATG AG XCD Antigua and Barbuda
AUS AU AUD Australia
AUT AT EUR Austria
AZE AZ AZN Azerbaijan
BDI BI BIF Burundi
BEL BE EUR Belgium
BEN BJ XOF Benin
BES BQ USD Bonaire, Sint Eustatius and Saba
BFA BF XOF Burkina Faso
BGD BD BDT Bangladesh
BGR BG EUR Bulgaria
BHR BH BHD Bahrain
BHS BS BSD Bahamas
BIH BA BAM Bosnia and Herzegovina
BLM BL EUR Saint Barthélemy
BLR BY BYN Belarus
BLZ BZ BZD Belize
BMU BM BMD Bermuda
BOL BO BOB Bolivia
BRA BR BRL Brazil
BRB BB BBD Barbados
BRN BN BND Brunei Darussalam
BTN BT BTN Bhutan
BVT BV NOK Bouvet Island
BWA BW BWP Botswana
CAF CF XAF Central African Republic
CAN CA CAD Canada
CCK CC AUD Cocos (Keeling) Islands
CHE CH CHF Switzerland
CHL CL CLP Chile
CHN CN CNY China
CIV CI XOF Côte d'Ivoire
CMR CM XAF Cameroon
COD CD CDF Congo, Democratic Republic of the
COG CG XAF Congo
COK CK NZD Cook Islands
COL CO COP Colombia
COM KM KMF Comoros
CPV CV CVE Cabo Verde
CRI CR CRC Costa Rica
CUB CU CUP Cuba
CUW CW XCG Curaçao
CXR CX AUD Christmas Island
CYM KY KYD Cayman Islands
CYP CY EUR Cyprus
CZE CZ CZK Czechia
DEU DE EUR Germany
DJI DJ DJF Djibouti
DMA DM XCD Dominica
DNK DK DKK Denmark
DOM DO DOP Dominican Republic
DZA DZ DZD Algeria
ECU EC USD Ecuador
EGY EG EGP Egypt
ERI ER ERN Eritrea
ESH EH MAD Western Sahara
ESP ES EUR Spain
EST EE EUR Estonia
ETH ET ETB Ethiopia
FIN FI EUR Finland
FJI FJ FJD Fiji
FLK FK FKP Falkland Islands
FRA FR EUR France
FRO FO DKK Faroe Islands
FSM FM USD Micronesia
GAB GA XAF Gabon
GBR GB GBP United Kingdom
GEO GE GEL Georgia
GGY GG GBP Guernsey
GHA GH GHS Ghana
GIB GI GIP Gibraltar
GIN GN GNF Guinea
GLP GP EUR Guadeloupe
GMB GM GMD Gambia
GNB GW XOF Guinea-Bissau
GNQ GQ XAF Equatorial Guinea
GRC GR EUR Greece
GRD GD XCD Grenada
GRL GL DKK Greenland
GTM GT GTQ Guatemala
GUF GF EUR French Guiana
GUM GU USD Guam
GUY GY GYD Guyana
HKG HK HKD Hong Kong
HMD HM AUD Heard Island and McDonald Islands
HND HN HNL Honduras
HRV HR EUR Croatia
HTI HT HTG Haiti
HUN HU HUF Hungary
IDN ID IDR Indonesia
IMN IM GBP Isle of Man
IND IN INR India
IOT IO USD British Indian Ocean Territory
IRL IE EUR Ireland
IRN IR IRR Iran
IRQ IQ IQD Iraq
ISL IS ISK Iceland
ISR IL ILS Israel
ITA IT EUR Italy
JAM JM JMD Jamaica
JEY JE GBP Jersey
JOR JO JOD Jordan
JPN JP JPY Japan
KAZ KZ KZT Kazakhstan
KEN KE KES Kenya
KGZ KG KGS Kyrgyzstan
KHM KH KHR Cambodia
KIR KI AUD Kiribati
KNA KN XCD Saint Kitts and Nevis
KOR KR KRW Korea, Republic of
KWT KW KWD Kuwait
LAO LA LAK Laos
LBN LB LBP Lebanon
LBR LR LRD Liberia
LBY LY LYD Libya
LCA LC XCD Saint Lucia
LIE LI CHF Liechtenstein
LKA LK LKR Sri Lanka
LSO LS LSL Lesotho
LTU LT EUR Lithuania
LUX LU EUR Luxembourg
LVA LV EUR Latvia
MAC MO MOP Macao
MAF MF EUR Saint Martin (French part)
MAR MA MAD Morocco
MCO MC EUR Monaco
MDA MD MDL Moldova
MDG MG MGA Madagascar
MDV MV MVR Maldives
MEX MX MXN Mexico
MHL MH USD Marshall Islands
MKD MK MKD North Macedonia
MLI ML XOF Mali
MLT MT EUR Malta
MMR MM MMK Myanmar
MNE ME EUR Montenegro
MNG MN MNT Mongolia
MNP MP USD Northern Mariana Islands
MOZ MZ MZN Mozambique
MRT MR MRU Mauritania
MSR MS XCD Montserrat
MTQ MQ EUR Martinique
MUS MU MUR Mauritius
MWI MW MWK Malawi
MYS MY MYR Malaysia
MYT YT EUR Mayotte
NAM NA NAD Namibia
NCL NC XPF New Caledonia
NER NE XOF Niger
NFK NF AUD Norfolk Island
NGA NG NGN Nigeria
NIC NI NIO Nicaragua
NIU NU NZD Niue
NLD NL EUR Netherlands
NOR NO NOK Norway
NPL NP NPR Nepal
NRU NR AUD Nauru
NZL NZ NZD New Zealand
OMN OM OMR Oman
PAK PK PKR Pakistan
PAN PA PAB Panama
PCN PN NZD Pitcairn
PER PE PEN Peru
PHL PH PHP Philippines
PLW PW USD Palau
PNG PG PGK Papua New Guinea
POL PL PLN Poland
PRI PR USD Puerto Rico
PRK KP KPW Korea, Democratic People's Republic of
PRT PT EUR Portugal
PRY PY PYG Paraguay
PSE PS ILS Palestine, State of
PYF PF XPF French Polynesia
QAT QA QAR Qatar
REU RE EUR Réunion
ROU RO RON Romania
RUS RU RUB Russian Federation
RWA RW RWF Rwanda
SAU SA SAR Saudi Arabia
SDN SD SDG Sudan
SEN SN XOF Senegal
SGP SG SGD Singapore
SGS GS GBP South Georgia and the South Sandwich Islands
SHN SH SHP Saint Helena, Ascension and Tristan da Cunha
SJM SJ NOK Svalbard and Jan Mayen
SLB SB SBD Solomon Islands
SLE SL SLE Sierra Leone
SLV SV USD El Salvador
SMR SM EUR San Marino
SOM SO SOS Somalia
SPM PM EUR Saint Pierre and Miquelon
SRB RS RSD Serbia
SSD SS SSP South Sudan
STP ST STN Sao Tome and Principe
SUR SR SRD Suriname
SVK SK EUR Slovakia
SVN SI EUR Slovenia
SWE SE SEK Sweden
SWZ SZ SZL Eswatini
SXM SX XCG Sint Maarten (Dutch part)
SYC SC SCR Seychelles
SYR SY SYP Syria
TCA TC USD Turks and Caicos Islands
TCD TD XAF Chad
TGO TG XOF Togo
THA TH THB Thailand
TJK TJ TJS Tajikistan
TKL TK NZD Tokelau
TKM TM TMT Turkmenistan
TLS TL USD Timor-Leste
TON TO TOP Tonga
TTO TT TTD Trinidad and Tobago
TUN TN TND Tunisia
TUR TR TRY Türkiye
TUV TV AUD Tuvalu
TWN TW TWD Taiwan
TZA TZ TZS Tanzania
UGA UG UGX Uganda
UKR UA UAH Ukraine
UMI UM USD United States Minor Outlying Islands
URY UY UYU Uruguay
USA US USD United States of America
UZB UZ UZS Uzbekistan
VAT VA EUR Holy See
VCT VC XCD Saint Vincent and the Grenadines
VEN VE VES Venezuela
VGB VG USD Virgin Islands (British)
VIR VI USD Virgin Islands (U.S.)
VNM VN VND Viet Nam
VUT VU VUV Vanuatu
WLF WF XPF Wallis and Futuna
WSM WS WST Samoa
YEM YE YER Yemen
ZAF ZA ZAR South Africa
ZMB ZM ZMW Zambia
ZWE ZW ZWG Zimbabwe
`

export const countries: readonly Country[] = TABLE.trim().split('\n').map(parseLine)

/** By alpha-2 or alpha-3, in upper case. */
const byCode = new Map(countries.flatMap((country) => [[country.alpha3, country] as const, [country.alpha2, country] as const]))

/** By alpha-2 or alpha-3, in upper or lower case. */
export const country = (code: string): Country | undefined => byCode.get(code.toUpperCase())
export const toAlpha3 = (code: string): string | undefined => country(code)?.alpha3
export const toAlpha2 = (code: string): string | undefined => country(code)?.alpha2

function parseLine(line: string): Country {
  const [alpha3 = '', alpha2 = '', currency = ''] = line.split(' ', 3)
  return { alpha3, alpha2, name: line.slice(11), currency: currency === '---' ? undefined : currency, eu: EU.has(alpha3) }
}
