/** Shops whose packs are reckoned with: grams and litres, or the pounds and ounces of the United States. */
export const shops = ['metric', 'us'] as const
export type Shop = (typeof shops)[number]

/** Zones of the United States (IANA zone.tab), and their older names. */
const UNITED_STATES =
  /^(?:America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|St_Thomas|Indianapolis|Louisville|Fort_Wayne|Knox_IN|Shiprock|Atka|(?:Kentucky|Indiana|North_Dakota)\/\w+)|Pacific\/(?:Honolulu|Guam|Saipan|Pago_Pago|Johnston)|US\/[\w-]+|EST5EDT|CST6CDT|MST7MDT|PST8PDT)$/

/** The shop of a kitchen: the chosen one, else that of the zone its person lives in. */
export const shopOf = ({ shop }: { readonly shop?: Shop | undefined }, zone: string): Shop =>
  shop ?? (UNITED_STATES.test(zone) ? 'us' : 'metric')
