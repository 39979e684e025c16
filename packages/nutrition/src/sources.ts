/**
 * Where the figures come from. The key is the tag a reason carries; the value is what a reader needs to find the work.
 * `H` marks a choice of our own, inside or beside a published range, made because a plan needs one number.
 */
export const sources = {
  H: 'Our choice',
  A11: 'Ainsworth et al. 2011. Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43:1575.',
  ACSM16:
    'Thomas, Erdman, Burke 2016. Nutrition and athletic performance: position of the Academy of Nutrition and Dietetics, Dietitians of Canada and the American College of Sports Medicine. Medicine & Science in Sports & Exercise 48:543.',
  AHA13:
    'Jensen et al. 2014. AHA/ACC/TOS guideline on managing overweight and obesity in adults. Circulation 129:S102.',
  B11: 'Burke, Hawley, Wong, Jeukendrup 2011. Carbohydrates for training and competition. Journal of Sports Sciences 29:S17.',
  B16: 'Baker et al. 2016. Normative data for regional sweat sodium concentration and whole-body sweating rate in athletes. Journal of Sports Sciences 34:358.',
  B17: 'Baker 2017. Sweating rate and sweat sodium in athletes. Sports Medicine 47:S111.',
  B17b: 'Burke et al. 2017. A low-carbohydrate, high-fat diet impairs exercise economy in race walkers. Journal of Physiology 595:2785.',
  B20: 'Burke et al. 2020. Replication of the low-carbohydrate, high-fat race-walking study. PLoS One 15:e0234027.',
  B21: 'Burke et al. 2021. ACSM expert consensus on weight loss in weight-category sports. Current Sports Medicine Reports 20:199.',
  C17: 'Costa et al. 2017. Gut-training: the impact of two weeks repetitive gut-challenge during exercise on gastrointestinal status. Applied Physiology, Nutrition, and Metabolism 42:547.',
  C80: 'Cunningham 1980. Resting metabolic rate from lean body mass. American Journal of Clinical Nutrition 33:2372.',
  C91: 'Cunningham 1991. Body composition as a determinant of energy expenditure. American Journal of Clinical Nutrition 54:963.',
  D13: 'Drake et al. 2013. Caffeine taken 0, 3 or 6 hours before bed. Journal of Clinical Sleep Medicine 9:1195.',
  D91: 'Deurenberg, Weststrate, Seidell 1991. Body mass index as a measure of body fatness. British Journal of Nutrition 65:105.',
  DGA20: 'Dietary Guidelines for Americans 2020–2025. US Departments of Agriculture and of Health and Human Services.',
  E09: 'Ettema, Lorås 2009. Efficiency in cycling: a review. European Journal of Applied Physiology 106:1.',
  EFSA13: 'European Food Safety Authority 2013. Dietary reference values for energy. EFSA Journal 11:3005.',
  EFSA15: 'European Food Safety Authority 2015. Safety of caffeine. EFSA Journal 13:4102.',
  F01: 'Foster et al. 2001. Monitoring exercise training by session rating of perceived exertion. Journal of Strength and Conditioning Research 15:109.',
  F05: 'Frankenfield et al. 2005. Predictive equations for resting metabolic rate compared. Journal of the American Dietetic Association 105:775.',
  F15: 'Feinman et al. 2015. Dietary carbohydrate restriction: definitions and evidence. Nutrition 31:1.',
  FAO04: 'FAO/WHO/UNU 2004. Human energy requirements. Report of a joint expert consultation.',
  FDA_GF: 'US Food and Drug Administration. Gluten-free labelling of foods. 21 CFR 101.91.',
  G11: 'Garthe et al. 2011. Slow and fast weight loss in elite athletes. International Journal of Sport Nutrition and Exercise Metabolism 21:97.',
  G21: 'Guest et al. 2021. International Society of Sports Nutrition position stand: caffeine. Journal of the International Society of Sports Nutrition 18:1.',
  H14: 'Helms, Aragon, Fitschen 2014. Evidence-based recommendations for natural bodybuilding preparation. Journal of the International Society of Sports Nutrition 11:20.',
  H24: 'Herrmann et al. 2024. Adult Compendium of Physical Activities. Journal of Sport and Health Science 13:6.',
  HB15: 'Hew-Butler et al. 2015. Third consensus on exercise-associated hyponatremia. Clinical Journal of Sport Medicine 25:303.',
  HP18: 'Hector, Phillips 2018. Protein for athletes who lose weight. International Journal of Sport Nutrition and Exercise Metabolism 28:170.',
  I18: 'Impey et al. 2018. Fuel for the work required. Sports Medicine 48:1031.',
  I19: 'Iraki et al. 2019. Nutrition for bodybuilders in the off-season. Sports 7:154.',
  IOM00: 'Institute of Medicine 2000. Dietary reference intakes: vitamin C, vitamin E, selenium and carotenoids.',
  IOM01:
    'Institute of Medicine 2001. Dietary reference intakes: vitamins A and K, iron, zinc and other micronutrients.',
  IOM04: 'Institute of Medicine 2004. Dietary reference intakes: water, potassium, sodium, chloride and sulfate.',
  IOM05: 'Institute of Medicine 2005. Dietary reference intakes: energy, carbohydrate, fiber, fat and protein.',
  IOM11: 'Institute of Medicine 2011. Dietary reference intakes: calcium and vitamin D.',
  IOM97:
    'Institute of Medicine 1997. Dietary reference intakes: calcium, phosphorus, magnesium, vitamin D and fluoride.',
  IOM98:
    'Institute of Medicine 1998. Dietary reference intakes: thiamin, riboflavin, niacin, vitamin B6, folate, vitamin B12, pantothenic acid, biotin and choline.',
  J11: 'Jeukendrup 2011. Nutrition for endurance sports. Journal of Sports Sciences 29:S91.',
  J14: 'Jeukendrup 2014. Personalised carbohydrate intake during exercise. Sports Medicine 44:S25.',
  J17: 'Jäger et al. 2017. International Society of Sports Nutrition position stand: protein and exercise. Journal of the International Society of Sports Nutrition 14:20.',
  K05: 'Keytel et al. 2005. Energy expenditure from heart rate during submaximal exercise. Journal of Sports Sciences 23:289.',
  L03: 'Loucks, Thuma 2003. Luteinizing hormone pulsatility below a threshold of energy availability. Journal of Clinical Endocrinology & Metabolism 88:297.',
  M15: 'Moore et al. 2015. Protein for maximal muscle synthesis in older and younger men. Journals of Gerontology A 70:57.',
  M18: 'Mountjoy et al. 2018. IOC consensus on relative energy deficiency in sport, update. British Journal of Sports Medicine 52:687.',
  M18b: 'Morton et al. 2018. Protein supplementation and resistance training, meta-analysis. British Journal of Sports Medicine 52:376.',
  M23: 'Mountjoy et al. 2023. IOC consensus on relative energy deficiency in sport. British Journal of Sports Medicine 57:1073.',
  MSJ90:
    'Mifflin, St Jeor et al. 1990. A predictive equation for resting energy expenditure. American Journal of Clinical Nutrition 51:241.',
  NASEM19:
    'National Academies of Sciences, Engineering, and Medicine 2019. Dietary reference intakes for sodium and potassium.',
  OD20: 'O’Driscoll et al. 2020. How well do activity monitors estimate energy expenditure? British Journal of Sports Medicine 54:332.',
  PVL11: 'Phillips, Van Loon 2011. Dietary protein for athletes. Journal of Sports Sciences 29:S29.',
  R12: 'Res et al. 2012. Protein before sleep and overnight recovery. Medicine & Science in Sports & Exercise 44:1560.',
  R17: 'Rogerson 2017. Vegan diets: practical advice for athletes. Journal of the International Society of Sports Nutrition 14:36.',
  R17b: 'Reale, Slater, Burke 2017. Acute weight loss and recovery after weigh-in. International Journal of Sports Physiology and Performance 12:142.',
  R25: 'Ricci et al. 2025. International Society of Sports Nutrition position stand: combat sports. Journal of the International Society of Sports Nutrition 22:2467909.',
  S07: 'Sawka et al. 2007. ACSM position stand: exercise and fluid replacement. Medicine & Science in Sports & Exercise 39:377.',
  S19: 'Slater et al. 2019. Is an energy surplus required to maximise muscle gain? Frontiers in Nutrition 6:131.',
  SA18: 'Schoenfeld, Aragon 2018. How much protein can the body use in one meal? Journal of the International Society of Sports Nutrition 15:10.',
  T01: 'Tanaka, Monahan, Seals 2001. Age-predicted maximal heart rate revisited. Journal of the American College of Cardiology 37:153.',
  T19: 'Thurber et al. 2019. Extreme events and the limit of human energy expenditure. Science Advances 5:eaaw0341.',
  tHW14: 'ten Haaf, Weijs 2014. Resting energy expenditure in recreational athletes. PLoS One 9:e108460.',
  TLB04: 'Tudor-Locke, Bassett 2004. How many steps a day are enough? Sports Medicine 34:1.',
  TM96: 'Thompson, Manore 1996. Predicted and measured resting metabolic rate of endurance athletes. Journal of the American Dietetic Association 96:30.',
  WHO95:
    'World Health Organization 1995. Physical status: the use and interpretation of anthropometry. Technical report 854.',
  WHO15: 'World Health Organization 2015. Guideline: sugars intake for adults and children.',
} as const

/** A tag of `sources`. */
export type SourceTag = keyof typeof sources
