/** ISO 3166-1, alpha-3 and alpha-2 of each: the service writes the first, the browser knows the names of the second. */
const table = `
ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF
BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN
CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC
EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW
GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS
ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS
LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS
MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE
PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ
SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ
TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN
VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW
`

const pairs = table
  .trim()
  .split(/\s+/)
  .map((pair) => ({ alpha3: pair.slice(0, 3), alpha2: pair.slice(3) }))
const regions = new Intl.DisplayNames('en-GB', { type: 'region' })
const names = new Map(pairs.map(({ alpha3, alpha2 }) => [alpha3, regions.of(alpha2) ?? alpha3]))
const codes = new Map(pairs.flatMap(({ alpha3, alpha2 }) => [alpha3, alpha2, country(alpha3)].map((said) => [said.toLowerCase(), alpha3])))

/** The name of a country; a code nobody knows as it stands. */
export function country(code: string): string {
  return names.get(code) ?? code
}
/** The code of what somebody wrote: a name or either code. What is none of them stays, for the service to judge. */
export const countryCode = (text: string): string => codes.get(text.trim().toLowerCase()) ?? text
/** In the order of their names. */
export const countryCodes: readonly string[] = [...names.keys()].sort((a, b) => country(a).localeCompare(country(b)))

/** Chosen by name wherever a country is asked for: in a form, one or several, and in a filter. */
export const countryField = { kind: 'choice', values: countryCodes, name_of: country } as const
export const countriesField = { ...countryField, kind: 'choices' } as const
export const countryFilter = { kind: 'choice', values: countryCodes, name: country } as const
