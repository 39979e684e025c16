import type { FirstDay, UnitChoices } from '@pacemeal/domain'

/**
 * Regions whose weeks begin on a Sunday or a Saturday (Unicode CLDR 48, supplemental week data), written one after the other;
 * elsewhere they begin on a Monday. A table, since the browser's own answer takes 20 ms of a fast processor before the day is
 * asked for, and some browsers have none.
 */
const SUNDAY_REGIONS =
  'AGASBDBRBSBTBWBZCACODMDOETGTGUHKHNIDILINISJMJPKEKHKRLAMHMMMOMTMXMZNINPPAPEPHPKPRPTPYSASGSVTHTTTWUMUSVEVIWSYEZAZW'
const SATURDAY_REGIONS = 'AFBHDJDZEGIQIRJOKWLYOMQASDSY'

/** Common languages that stand by themselves for one of these regions (CLDR likely subtags). */
const REGION_OF: Readonly<Record<string, string>> = {
  en: 'US',
  pt: 'BR',
  ja: 'JP',
  ko: 'KR',
  he: 'IL',
  hi: 'IN',
  id: 'ID',
  th: 'TH',
  ar: 'EG',
  fa: 'IR',
}

const isIn = (regions: string, region: string): boolean => regions.match(/../g)?.includes(region) ?? false

/** The day on which a browser's language begins a week; Sunday where it is no language tag. */
function firstDayOfLanguage(tag: string): FirstDay {
  const [, language = '', named] = /^([a-z]{2,3})(?=-|$)(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3})(?=-|$))?/i.exec(tag) ?? []
  const region = named?.toUpperCase() ?? REGION_OF[language]
  if (language === '' || isIn(SUNDAY_REGIONS, region ?? '')) return 'sunday'
  return isIn(SATURDAY_REGIONS, region ?? '') ? 'saturday' : 'monday'
}

/** The day on which calendars begin a week: as it was chosen, until then that of the browser's language. */
export const firstDayOf = (chosen: UnitChoices, language = navigator.language): FirstDay =>
  chosen.firstDay ?? firstDayOfLanguage(language)
