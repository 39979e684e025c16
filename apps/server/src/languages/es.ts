import type { PlanId } from '@pacemeal/domain'
import type { ServerWords } from './words.ts'

const planName = (plan: PlanId): string => (plan === 'monthly' ? 'plan mensual' : 'plan anual')
const testNote = (isTest: boolean, what: string): string =>
  isTest ? ` Esta instalación usa pagos de prueba: ${what}.` : ''
const keepSentence = 'Nada de lo que usas se bloquea.'
const nothingToDo = 'Si fuiste tú, no tienes que hacer nada.'
const settingsWhy = (what: string): string =>
  `Recibes este correo porque tienes ${what} en tus ajustes de notificaciones.`

export const es: ServerWords = {
  mails: {
    greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
    unopenedButton: 'Si el botón no funciona, abre esta dirección:',
    stopMails: 'Dejar de recibir estos correos',
    verification: {
      subject: 'Confirma tu correo para Pacemeal',
      preview: 'Un toque y tu plan de comidas puede empezar.',
      heading: 'Confirma tu correo',
      paragraphs: ['Confirma que esta dirección es tuya y podremos crear tu plan de comidas.'],
      action: 'Confirmar correo',
      footnote:
        'El enlace funciona una sola vez, durante una hora. Si no te registraste en Pacemeal, ignora este correo.',
    },
    recovery: {
      subject: 'Restablece tu contraseña de Pacemeal',
      preview: 'Elige una contraseña nueva para tu cuenta.',
      heading: 'Elige una contraseña nueva',
      paragraphs: [
        'Alguien, esperamos que tú, pidió restablecer la contraseña de esta cuenta. Una contraseña nueva cierra tu sesión en todos los demás dispositivos.',
      ],
      action: 'Restablecer contraseña',
      footnote:
        'El enlace funciona una sola vez, durante una hora. Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
    },
    passwordChanged: (moment) => ({
      subject: 'Se cambió tu contraseña de Pacemeal',
      preview: 'Si no fuiste tú, pon una nueva ahora.',
      heading: 'Se cambió tu contraseña',
      paragraphs: [
        `La contraseña de tu cuenta se cambió el ${moment}. Se cerró la sesión en todos los demás dispositivos.`,
        'Si no fuiste tú, pon ahora una contraseña nueva en esta dirección.',
      ],
      action: 'Poner una contraseña nueva',
      footnote: nothingToDo,
    }),
    addressLeft: (moment, newEmail) => ({
      subject: 'Se cambió el correo de tu cuenta de Pacemeal',
      preview: 'Si no fuiste tú, responde a este correo.',
      heading: 'Se cambió tu correo',
      paragraphs: [
        `El ${moment} el correo de tu cuenta se cambió a ${newEmail}. Con esta dirección ya no puedes iniciar sesión.`,
        'Si no fuiste tú, responde a este correo y te ayudamos a recuperar la cuenta.',
      ],
      footnote: nothingToDo,
    }),
    addressJoined: (moment) => ({
      subject: 'Este es ahora el correo de tu cuenta de Pacemeal',
      preview: 'Desde ahora inicias sesión con él.',
      heading: 'Se cambió tu correo',
      paragraphs: [
        `El ${moment} esta dirección pasó a ser el correo de tu cuenta. Inicias sesión con ella en cuanto esté confirmada.`,
      ],
      footnote:
        'Si no tienes cuenta en Pacemeal, alguien se equivocó al escribir una dirección: responde a este correo y la quitamos.',
    }),
    secondFactorOn: (moment) => ({
      subject: 'Se activó la verificación en dos pasos',
      preview: 'Si no fuiste tú, responde a este correo.',
      heading: 'La verificación en dos pasos está activada',
      paragraphs: [
        `El ${moment} se activó la verificación en dos pasos. Desde ahora inicias sesión con tu contraseña y un código de tu app de autenticación. Se cerró la sesión en todos los demás dispositivos.`,
        'Si no fuiste tú, responde a este correo y te ayudamos a recuperar la cuenta.',
      ],
      footnote: nothingToDo,
    }),
    secondFactorOff: (moment) => ({
      subject: 'Se desactivó la verificación en dos pasos',
      preview: 'Si no fuiste tú, responde a este correo.',
      heading: 'La verificación en dos pasos está desactivada',
      paragraphs: [
        `El ${moment} se desactivó la verificación en dos pasos. Desde ahora basta tu contraseña para iniciar sesión.`,
        'Si no fuiste tú, responde a este correo y te ayudamos a recuperar la cuenta.',
      ],
      footnote: nothingToDo,
    }),
    recoveryCodesEnded: {
      subject: 'Hay que sustituir tus códigos de recuperación',
      preview: 'Crea otros antes de que los necesites.',
      heading: 'Crea códigos de recuperación nuevos',
      paragraphs: [
        'Los códigos de recuperación que guardaste para la verificación en dos pasos eran más cortos que los que hacemos ahora y ya no abren tu cuenta. Tu app de autenticación y tus llaves de acceso funcionan como antes.',
        'Crea otros en «Inicio de sesión y seguridad» mientras puedas iniciar sesión y tira los anteriores.',
      ],
      footnote: '¿Preguntas? Responde a este correo.',
    },
    passkeyAdded: (moment, passkey) => ({
      subject: 'Se añadió una llave de acceso a tu cuenta de Pacemeal',
      preview: 'Si no fuiste tú, responde a este correo.',
      heading: 'Se añadió una llave de acceso',
      paragraphs: [
        `El ${moment} se añadió a tu cuenta la llave de acceso «${passkey}». Quien tenga ese dispositivo y pueda desbloquearlo inicia sesión con ella.`,
        'Si no fuiste tú, elimínala en «Inicio de sesión y seguridad», cambia tu contraseña y responde a este correo.',
      ],
      footnote: nothingToDo,
    }),
    passkeyRemoved: (moment, passkey) => ({
      subject: 'Se eliminó una llave de acceso de tu cuenta de Pacemeal',
      preview: 'Si no fuiste tú, responde a este correo.',
      heading: 'Se eliminó una llave de acceso',
      paragraphs: [
        `El ${moment} se eliminó de tu cuenta la llave de acceso «${passkey}». Ya no inicia sesión; los dispositivos con la sesión abierta siguen igual.`,
        'Si no fuiste tú, cambia tu contraseña y responde a este correo.',
      ],
      footnote: nothingToDo,
    }),
    aboutFeedback: (quote) => `Sobre tus comentarios «${quote}»:`,
    answer: {
      subject: 'Una respuesta del soporte de Pacemeal',
      heading: 'El soporte ha respondido',
      footnote: 'Responde a este correo o escribe en el chat de soporte de la app.',
    },
  },
  topics: {
    plan: { why: settingsWhy('activadas las novedades del plan de comidas'), action: 'Ver mi plan' },
    wearable: { why: settingsWhy('activadas las novedades de tu wearable'), action: 'Ver mi día' },
    reminder: { why: settingsWhy('activados los recordatorios de energía'), action: 'Ver mi día' },
    'weigh-in': { why: settingsWhy('activado el recordatorio para pesarte'), action: 'Pesarme' },
    billing: { why: 'Recibes este correo por tu suscripción a Pacemeal.', action: 'Mi suscripción' },
  },
  scannedLabel: 'Etiqueta escaneada',
  notifications: {
    planReady: (note) => ({
      title: 'Tu plan de comidas está listo',
      description: note ?? 'Una nueva semana de comidas y energía para el entreno te espera en tu pantalla de inicio.',
    }),
    planFailed: (why) => ({ title: 'No se pudo crear tu plan de comidas', description: why }),
    privateCause: 'Abre Pacemeal para ver por qué.',
    weekRenewed: {
      title: 'Tu nueva semana de comidas está lista',
      description: 'Siete días de comidas y energía para el entreno, distintos de los de la semana pasada.',
    },
    bodySigns: {
      low_energy_run: {
        title: 'Muy poca energía, tres días seguidos',
        description:
          'Después del entreno le quedó muy poca a tu cuerpo. Come todo lo planificado en torno a tus sesiones.',
      },
      fast_loss: {
        title: 'Tu peso baja rápido',
        description:
          'Desde hace dos semanas, tu tendencia baja más de un 1 % de tu peso por semana. Los planes nuevos no llevan déficit mientras dure.',
      },
      large_loss: {
        title: 'Una décima parte de tu peso en medio año',
        description:
          'Tu tendencia ha bajado más de un 10 % por encima de lo que preveía tu objetivo. Consúltalo con un médico, si no lo haces ya.',
      },
    },
    weighIn: {
      title: 'Hora de pesarte',
      description: 'Antes del desayuno es cuando más dice la báscula. Basta una cifra y un toque.',
    },
    checkIn: {
      title: 'Tu revisión semanal',
      description: 'Tu registro muestra algo nuevo. Mira la propuesta; nada cambia hasta que la aceptes.',
    },
    supportAnswered: (answer) => ({ title: 'El soporte ha respondido', description: answer }),
    recorded: (provider, activity, minutes) => ({
      title: 'Nuevos datos de tu wearable',
      description: `${provider} registró ${activity}: ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    }),
    historyArrived: (provider, records) => ({
      title: 'Ya están los datos de tu wearable',
      description: `${provider} trajo ${records} ${records === 1 ? 'registro' : 'registros'} de las últimas semanas.`,
    }),
    receipt: ({ amount, plan, from, to, isTest }) => ({
      title: `Recibo: ${amount} por el ${planName(plan)}`,
      description: `Pagaste ${amount} por el ${planName(plan)}, del ${from} al ${to}.${testNote(isTest, 'no se cobró dinero')}`,
    }),
    refused: ({ amount, plan, nextTry, isTest }) => ({
      title: 'Tu pago falló',
      description: `No se pudo cobrar ${amount} por el ${planName(plan)}.${nextTry === undefined ? '' : ` Lo intentamos de nuevo el ${nextTry}.`} Elige otra tarjeta en la pantalla de suscripción. ${keepSentence}${testNote(isTest, 'no se cobra dinero')}`,
    }),
    ended: (plan) => ({
      title: 'Tu suscripción ha terminado',
      description: `El pago del ${planName(plan)} falló todas las veces, así que no se cobra nada más. Puedes suscribirte de nuevo cuando quieras. ${keepSentence}`,
    }),
    refund: ({ amount, paidAt, isTest }) => ({
      title: `Reembolso: ${amount}`,
      description: `${amount} de tu pago del ${paidAt} van de vuelta a tu tarjeta.${testNote(isTest, 'no se había cobrado dinero')}`,
    }),
    trialEnding: ({ amount, plan, endsAt, isTest }) => ({
      title: 'Tu prueba gratuita termina pronto',
      description: `El ${endsAt} empieza tu ${planName(plan)}, por ${amount} al ${plan === 'monthly' ? 'mes' : 'año'}. Cancela antes y no se cobra nada.${testNote(isTest, 'no se cobra dinero')}`,
    }),
  },
  calendar: {
    startsAt: (times) => `Salidas a las ${times}`,
    sessions: {
      Practice: 'Entrenamiento',
      Lift: 'Fuerza',
      Conditioning: 'Acondicionamiento',
      Competition: 'Competición',
      Recovery: 'Recuperación',
      Hybrid: 'Híbrido',
    },
    intensities: { Light: 'Suave', Moderate: 'Moderado', Intense: 'Intenso' },
  },
  unsubscribe: {
    about: {
      mealPlanReadyNotification: 'novedades del plan de comidas',
      wearableDataNotifications: 'novedades de tu wearable',
      fuelReminders: 'recordatorios de energía',
    },
    settings: 'Todos los ajustes de notificaciones',
    brokenTitle: 'Este enlace no funciona',
    brokenText: 'Puede que el programa de correo lo haya cortado. Tus ajustes de notificaciones están en la app.',
    askTitle: 'Dejar de recibir estos correos',
    askHeading: '¿Dejar de recibir estos correos?',
    askText: (about) => `No recibirás más correos con ${about}. En la app todo sigue igual.`,
    askButton: (about) => `No recibir más correos con ${about}`,
    doneTitle: 'Ya no recibes estos correos',
    doneHeading: 'Hecho',
    doneText: (about) => `No recibirás más correos con ${about}. Puedes activarlos de nuevo en la app cuando quieras.`,
  },
}
