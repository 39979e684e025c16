import { formatTag } from '@pacemeal/domain'
import { dayOfWeek } from '../formats.ts'
import type { AnswerWords } from './answer-words.ts'
import { dishIn } from './dish-in.ts'

const seconds = (count: number): string => (count === 1 ? '1 segundo' : `${count} segundos`)
const day = (date: Parameters<typeof dayOfWeek>[0]): string => `el ${dayOfWeek(date, 'es')}`
const dish = (name: string): string => `«${dishIn(name, 'es')}»`
const accepted = 'Se aceptan imágenes JPEG, PNG, WebP, AVIF y GIF.'

export const es: AnswerWords = {
  general: {
    signInFirst: 'Inicia sesión para hacer esto.',
    notAllowed: 'Aquí no puedes hacer esto.',
    accountGone: 'Esta cuenta ya no existe.',
    tooManyAttempts: 'Demasiados intentos. Espera un poco antes del siguiente.',
    tooMuchWaiting: 'Todavía se está trabajando en demasiado de lo que pediste.',
    requestTooLarge: 'La petición es más grande de lo que acepta el servidor.',
    serverBusy: 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
    databaseAway: 'La base de datos no responde. Inténtalo de nuevo en un momento.',
    filesAway: 'El almacén de archivos no responde. Inténtalo de nuevo en un momento.',
    diskFull: 'El disco del servidor está lleno. No se ha cambiado nada.',
    serverFault: 'Algo ha fallado por nuestra parte. Tus datos están a salvo; inténtalo de nuevo.',
    workFailed: 'Algo ha fallado por nuestra parte. No se ha cambiado nada; inténtalo de nuevo.',
  },
  account: {
    commonPassword: 'Esta contraseña es una de las más usadas, las primeras que se prueban.',
    productPassword: 'La contraseña contiene el nombre de esta aplicación, que es lo primero que se prueba.',
    personalPassword: 'La contraseña contiene tu nombre o tu correo electrónico.',
    wrongPassword: 'La contraseña no es correcta.',
    passwordChangedMeanwhile: 'La contraseña se cambió entretanto.',
    sessionEnded: 'Esta sesión ha terminado.',
    unknownSession: 'No tienes esa sesión.',
    signInAgain: 'Inicia sesión de nuevo para hacer esto.',
    enterPassword: 'Escribe tu contraseña para hacer esto.',
    wrongSignIn: 'El correo electrónico o la contraseña no son correctos.',
    alreadySignedIn: 'Ya has iniciado sesión. Ciérrala antes de iniciar otra.',
    otherBrowser: 'Este inicio de sesión se empezó en otro navegador. Empieza de nuevo.',
    blocked: 'Esta cuenta está bloqueada.',
    addressInUse: 'No se puede usar este correo electrónico.',
    accountExists: 'Ya existe una cuenta con este identificador o correo electrónico.',
    alreadyVerified: 'Este correo electrónico ya está verificado.',
    linkOfOtherAddress: 'Este enlace era para otra dirección.',
    usedLink: 'Este enlace o código es incorrecto, ya se usó o ha caducado.',
    mailNotSent: 'No se pudo enviar el correo. Inténtalo de nuevo en unos minutos.',
    mailRefused: 'El correo fue rechazado y volver a pedirlo no servirá. Nuestro soporte puede ayudarte.',
    addressTakesNoMail: 'Esta dirección no acepta correos: quizá no exista. Revísala.',
    providerOff: (provider) => `El inicio de sesión con ${provider} no está configurado aquí.`,
    lostSignIn: 'Este inicio de sesión es desconocido, ya se usó o tardó demasiado. Empieza de nuevo.',
    providerUnverified: (provider) => `${provider} no ha verificado el correo electrónico de esta cuenta.`,
    unverifiedHere: (provider) =>
      `Existe una cuenta con este correo electrónico, pero no está verificado. Verifícalo o restablece la contraseña y luego inicia sesión con ${provider}.`,
    providerAway: (provider) => `No se pudo contactar con ${provider}. Inténtalo de nuevo en un momento.`,
    providerAnswerRefused: (provider) =>
      `La respuesta de ${provider} no se aceptó. Inicia sesión de otra forma o escríbenos.`,
    noAuthenticator: 'No hay ninguna app de autenticación configurada.',
    wrongCode: 'Este código es incorrecto, ya se usó o ha caducado.',
    enterCode: 'Escribe un código de tu app de autenticación para hacer esto.',
    enterCodeFirst: 'Escribe primero el código de tu app de autenticación.',
    authenticatorSetUp: 'Ya hay una app de autenticación configurada. Quítala primero.',
    authenticatorConfirmed: 'Esta app de autenticación ya está configurada.',
    recoveryCodesThere: 'Ya hay códigos de recuperación. Reemplázalos.',
    setUpFactorsFirst: 'Configura primero una app de autenticación y los códigos de recuperación.',
    unknownPasskey: 'Esta llave de acceso no se conoce aquí.',
    passkeyNotYours: 'No tienes esa llave de acceso.',
    passkeyThere: 'Esta llave de acceso ya está en la cuenta.',
    passkeyUnconfirmed: 'No se pudo confirmar esta llave de acceso. Empieza de nuevo.',
    tooManyPasskeys: (most) => `Ya hay ${most} llaves de acceso. Quita una primero.`,
  },
  plan: {
    none: 'No se encontró ningún plan activo',
    noSuchMeal: 'Tu plan activo no tiene esa comida.',
    dayOver: 'Ese día ya pasó. Su plan queda como estaba.',
    dayChanged: 'Tu día ha cambiado desde entonces. Vuelve a mirar el ajuste.',
    noAdjustment: 'No hay tal ajuste que deshacer.',
    adjustmentStays: 'Tu plan ha cambiado desde entonces, así que el ajuste se queda.',
    noChange: 'No hay tal cambio que aplicar. Vuelve a mirarlo.',
    changedSincePreview: 'Tu plan ha cambiado desde entonces. Vuelve a mirar el cambio.',
    changeStays: 'Tu plan ha cambiado desde entonces, así que el cambio se queda.',
    notOffered: 'Ese plato ya no está entre las opciones de esta comida.',
    notEatable: 'Ese plato ya no encaja con tu dieta o con lo que evitas. Elige otro.',
    replaced: 'Tu plan se acaba de reemplazar. Elige de nuevo a partir del nuevo.',
    underWay: 'Se está haciendo un plan nuevo. Vuelve a mirar cuando esté listo.',
    changedMeanwhile: 'Algo cambió mientras se planificaba esa semana. Se hace de nuevo.',
    inProgress: 'Ya se está generando un plan',
    throttled: (wait) => {
      const whole = Math.max(1, Math.ceil(wait))
      return `Espera ${seconds(whole)} antes de generar otro plan`
    },
    checkInChanged: 'Algo ha cambiado desde entonces. Vuelve a mirar la revisión.',
    checkInWithoutChange: 'Esta revisión no propone ningún cambio.',
    noCheckIn: 'No hay ninguna revisión que deshacer.',
    noRoomForMeal: 'Ese día no hay ninguna comida de ese tipo que pueda dejar sitio.',
    mealSettled: (name, date) =>
      `${dish(name)}, ${day(date)}, ya se ha comido, ha pasado o la has fijado tú, así que se queda.`,
    beforeCooking: ({ name, cookedOn, to }) =>
      `${dish(name)} se cocina ${day(cookedOn)}, así que no se puede comer ${day(to)}.`,
    kept: ({ name, cookedOn, keepsUntil, to }) =>
      `${dish(name)} se cocina ${day(cookedOn)} y se conserva hasta ${day(keepsUntil)}; ${day(to)} es demasiado tarde.`,
    doesNotFit: (name, date) =>
      `${dish(name)} no encaja ${day(date)}: con ese plato el día no alcanzaría sus objetivos, o su entrenamiento, tu cocina o tu dieta lo descartan ahí.`,
  },
  analysis: {
    'recognition-off':
      'El reconocimiento de fotos está desactivado aquí. Busca el alimento por su nombre o di tu comida con palabras; las etiquetas sí se pueden escanear.',
    'unreadable-picture': 'No se pudo abrir esta imagen. Haz otra o elige otro archivo.',
    'no-label-found':
      'No encontramos ninguna tabla nutricional en esta imagen. Llena el marco con la tabla, mantenla recta e inténtalo de nuevo.',
    'no-food-found': 'No vimos comida en esta imagen. Inténtalo desde arriba y con más luz.',
    'recognition-failed': 'No pudimos analizar tu imagen. Inténtalo de nuevo o escribe los datos a mano.',
    'too-slow': 'Leer esta imagen tardó demasiado. Inténtalo de nuevo o escribe los datos a mano.',
    tooMany: (count) => `Demasiadas imágenes. Espera ${seconds(count)} antes de la siguiente.`,
  },
  wearable: {
    failed: {
      '/generate': 'No se pudo obtener la dirección para conectar',
      '/get-user': 'No se pudieron cargar los dispositivos conectados',
      '/get-data': 'No se pudieron cargar los datos de salud',
      '/deauthorize': 'No se pudo desconectar el dispositivo',
      '/get-providers': 'No se pudieron cargar los dispositivos conectados',
      '/get-athlete': 'No se pudieron cargar los datos del atleta',
      '/import': 'No se pudieron importar tus actividades',
      '/import-weighings': 'No se pudieron importar tus pesajes',
      '/import-meals': 'No se pudieron importar tus comidas',
      '/connect-demo': 'No se pudo conectar el dispositivo de demostración',
    },
    why: {
      timeout: 'El servicio de wearables no responde. Inténtalo de nuevo en unos minutos.',
      unavailable: 'El servicio de wearables tiene un problema. Inténtalo de nuevo en unos minutos.',
      busy: 'El servicio de wearables está ocupado. Inténtalo de nuevo en unos minutos.',
      pending: 'Los datos de tu dispositivo aún están en camino. Inténtalo de nuevo en unos minutos.',
      expired: 'Tu dispositivo ya no nos deja leer sus datos. Desconéctalo y conéctalo de nuevo.',
      'not-found': 'El servicio de wearables no conoce esta conexión. Conecta tu dispositivo de nuevo.',
      refused: 'El servicio de wearables no acepta la petición. Escribe a soporte, por favor.',
      malformed: 'El servicio de wearables respondió de una forma que no entendemos. Inténtalo más tarde.',
    },
    unconfigured: 'Los wearables no están configurados en este servidor.',
    noConnection: 'No existe esa conexión con un wearable.',
    needsProfile: 'El dispositivo de demostración necesita tu perfil. Termínalo primero.',
    accountNotDeleted: 'No se pudo eliminar la cuenta',
  },
  storage: {
    notAPicture: `El contenido de este archivo no es una imagen que se pueda guardar. ${accepted}`,
    notAPictureName: `Este nombre no es el de una imagen. ${accepted}`,
    brokenPicture: `Esta imagen está dañada y no se puede leer. ${accepted}`,
    infectedPicture: 'Se ha encontrado software malicioso en esta imagen. No se ha guardado.',
    pictureTooLarge: 'Esta imagen es demasiado grande.',
    picturesBusy: 'Demasiadas imágenes a la vez. Envíalas una tras otra.',
    previewTooSlow: 'Esta vista previa tarda demasiado. Prueba con una más pequeña.',
    previewsBusy: 'Demasiadas vistas previas a la vez.',
    emptyFile: 'El archivo está vacío.',
    fileTooLarge: (bytes) => `El archivo supera los ${bytes} bytes que se aceptan aquí.`,
    unfinishedUploads: 'Hay demasiadas subidas sin terminar. Termina o elimina algunas.',
    tooManyDocuments: (most) =>
      `Una cuenta guarda como máximo ${most.toLocaleString(formatTag('es'))} entradas de este tipo. Elimina primero algunas que ya no necesites.`,
    documentsTooLarge: (megabytes) =>
      `Tus entradas de este tipo ocupan los ${megabytes} MB que una cuenta tiene para ellas. Elimina primero algunas que ya no necesites.`,
    tooManyPictures: (most, megabytes) =>
      `Una cuenta guarda como máximo ${most.toLocaleString(formatTag('es'))} imágenes y ${megabytes} MB de ellas. Elimina primero algunas que ya no necesites.`,
  },
  lists: {
    tooManyCalendars: (most) => `Se pueden seguir como máximo ${most} calendarios. Quita uno.`,
    calendarAddressStays: 'La dirección de un calendario no cambia. Quítalo y añade otro.',
    tooManyBrowsers: (most) => `Los mensajes llegan como máximo a ${most} navegadores. Quita uno.`,
  },
  support: {
    received: (email) =>
      `Gracias por escribirnos. Nuestro equipo de soporte tiene tu mensaje y responderá por correo a ${email}. Mientras tanto, quizá las preguntas frecuentes ya tengan lo que necesitas.`,
    added: 'Recibido. Lo hemos añadido a tu solicitud.',
  },
  billing: {
    nothingToCancel: 'No hay ninguna suscripción que cancelar.',
    cardDeclined: 'La tarjeta fue rechazada y no se cobró nada. Elige otra tarjeta.',
    notOffered: 'El proveedor de pagos de este servidor no ofrece eso.',
    noSuchPayment: 'No existe ese pago.',
    noCustomer: 'Elige primero un plan.',
    providerAway: 'El proveedor de pagos no responde. Inténtalo de nuevo en unos minutos.',
    providerRefused: 'El proveedor de pagos rechazó la petición. Nuestro soporte puede ayudar.',
  },
}
