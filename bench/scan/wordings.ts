/**
 * What packs in shops say, language by language. Written for the renderer alone: the parser under test has its own words,
 * and neither is made from the other.
 */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl'

export interface Wording {
  readonly title: readonly string[]
  readonly per100: readonly string[]
  /** `#` is the serving's size with its unit. */
  readonly perServing: readonly string[]
  readonly energy: readonly string[]
  readonly fat: readonly string[]
  readonly saturates: readonly string[]
  readonly carbs: readonly string[]
  readonly sugar: readonly string[]
  readonly polyols: readonly string[]
  readonly fiber: readonly string[]
  readonly protein: readonly string[]
  readonly salt: readonly string[]
  /** `#` is the number of servings. */
  readonly servings: readonly string[]
  readonly reference: string
  readonly decimal: '.' | ','
}

export const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    title: ['Nutrition', 'Nutrition Information', 'Nutritional information', 'Typical values'],
    per100: ['per 100$', 'Per 100$', '100$ contains'],
    perServing: ['per serving (#)', 'Per # serving', 'per portion (#)', 'Each # portion contains'],
    energy: ['Energy'],
    fat: ['Fat'],
    saturates: ['of which saturates', '- of which saturates'],
    carbs: ['Carbohydrate', 'Carbohydrates'],
    sugar: ['of which sugars', '- of which sugars'],
    polyols: ['of which polyols'],
    fiber: ['Fibre', 'Dietary fibre'],
    protein: ['Protein'],
    salt: ['Salt'],
    servings: ['This pack contains # servings', 'Servings per pack: #', '# portions per pack'],
    reference: '%RI*',
    decimal: '.',
  },
  de: {
    title: ['Nährwertangaben', 'Durchschnittliche Nährwerte', 'Nährwertinformation'],
    per100: ['pro 100 $', 'je 100 $', '100 $ enthalten'],
    perServing: ['pro Portion (#)', 'je Portion (#)', 'pro # Portion'],
    energy: ['Brennwert', 'Energie'],
    fat: ['Fett'],
    saturates: ['davon gesättigte Fettsäuren', '- davon gesättigte Fettsäuren'],
    carbs: ['Kohlenhydrate'],
    sugar: ['davon Zucker', '- davon Zucker'],
    polyols: ['davon mehrwertige Alkohole'],
    fiber: ['Ballaststoffe'],
    protein: ['Eiweiß', 'Protein'],
    salt: ['Salz'],
    servings: ['Die Packung enthält # Portionen', 'Portionen pro Packung: #'],
    reference: '%RM*',
    decimal: ',',
  },
  fr: {
    title: ['Valeurs nutritionnelles', 'Déclaration nutritionnelle', 'Informations nutritionnelles'],
    per100: ['pour 100 $', 'Pour 100 $'],
    perServing: ['par portion (#)', 'par portion de #', 'Pour une portion (#)'],
    energy: ['Énergie', 'Valeur énergétique'],
    fat: ['Matières grasses', 'Lipides'],
    saturates: ['dont acides gras saturés', '- dont acides gras saturés'],
    carbs: ['Glucides'],
    sugar: ['dont sucres', '- dont sucres'],
    polyols: ['dont polyols'],
    fiber: ['Fibres alimentaires', 'Fibres'],
    protein: ['Protéines'],
    salt: ['Sel'],
    servings: ['Contient # portions', 'Nombre de portions : #'],
    reference: '%AR*',
    decimal: ',',
  },
  es: {
    title: ['Información nutricional', 'Valores nutricionales'],
    per100: ['por 100 $', 'Por 100 $'],
    perServing: ['por porción (#)', 'por ración (#)'],
    energy: ['Valor energético', 'Energía'],
    fat: ['Grasas'],
    saturates: ['de las cuales saturadas', '- de las cuales saturadas'],
    carbs: ['Hidratos de carbono'],
    sugar: ['de los cuales azúcares', '- de los cuales azúcares'],
    polyols: ['de los cuales polialcoholes'],
    fiber: ['Fibra alimentaria'],
    protein: ['Proteínas'],
    salt: ['Sal'],
    servings: ['# raciones por envase', 'Porciones por envase: #'],
    reference: '%IR*',
    decimal: ',',
  },
  it: {
    title: ['Dichiarazione nutrizionale', 'Valori nutrizionali medi'],
    per100: ['per 100 $', 'Per 100 $'],
    perServing: ['per porzione (#)', 'per una porzione (#)'],
    energy: ['Energia', 'Valore energetico'],
    fat: ['Grassi'],
    saturates: ['di cui acidi grassi saturi', '- di cui acidi grassi saturi'],
    carbs: ['Carboidrati'],
    sugar: ['di cui zuccheri', '- di cui zuccheri'],
    polyols: ['di cui polioli'],
    fiber: ['Fibre'],
    protein: ['Proteine'],
    salt: ['Sale'],
    servings: ['La confezione contiene # porzioni', 'Porzioni per confezione: #'],
    reference: '%AR*',
    decimal: ',',
  },
  nl: {
    title: ['Voedingswaarde', 'Gemiddelde voedingswaarde'],
    per100: ['per 100 $', 'Per 100 $'],
    perServing: ['per portie (#)', 'per portie van #'],
    energy: ['Energie'],
    fat: ['Vetten', 'Vet'],
    saturates: ['waarvan verzadigde vetzuren', 'waarvan verzadigd'],
    carbs: ['Koolhydraten'],
    sugar: ['waarvan suikers', '- waarvan suikers'],
    polyols: ['waarvan polyolen'],
    fiber: ['Vezels', 'Voedingsvezels'],
    protein: ['Eiwitten', 'Eiwit'],
    salt: ['Zout'],
    servings: ['Deze verpakking bevat # porties', 'Aantal porties: #'],
    reference: '%RI*',
    decimal: ',',
  },
  pl: {
    title: ['Wartość odżywcza', 'Informacja o wartości odżywczej'],
    per100: ['w 100 $', 'na 100 $'],
    perServing: ['w porcji (#)', 'na porcję (#)'],
    energy: ['Wartość energetyczna'],
    fat: ['Tłuszcz'],
    saturates: ['w tym kwasy tłuszczowe nasycone', '- w tym kwasy nasycone'],
    carbs: ['Węglowodany'],
    sugar: ['w tym cukry', '- w tym cukry'],
    polyols: ['w tym alkohole wielowodorotlenowe'],
    fiber: ['Błonnik'],
    protein: ['Białko'],
    salt: ['Sól'],
    servings: ['Opakowanie zawiera # porcji', 'Liczba porcji: #'],
    reference: '%RWS*',
    decimal: ',',
  },
}
