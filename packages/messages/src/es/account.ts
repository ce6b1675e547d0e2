import type { account as en } from '../en/account'
import type { Shape } from '../message'

export const account = {
  signUpTitle: 'Crea una cuenta',
  signUpLead:
    'Para leer no hace falta cuenta. Con una guardas tus notas, tu página en cada libro y los resultados de tus cuestionarios.',
  signUpDo: 'Crear la cuenta',
  signUpOffer: '¿Es tu primera vez?',
  signUpHave: '¿Ya tienes una cuenta?',
  accountName: 'Tu nombre',
  accountNameNeeded: 'Escribe tu nombre.',
  accountEmailNeeded: 'Escribe una dirección completa, como ada@example.org.',
  passwordNew: 'Contraseña nueva',
  passwordHint: '10 letras o más. Una frase corta se recuerda bien y se adivina mal.',
  passwordTooShort: 'Usa 10 letras o más.',
  mailSentTitle: 'Mira tu correo',
  mailSentSignUp: 'Hemos enviado un enlace a {email}. Ábrelo en el plazo de un día y la cuenta es tuya.',
  mailSentForgot:
    'Si {email} tiene una cuenta, hemos enviado un enlace a esa dirección. Ábrelo en el plazo de una hora para elegir otra contraseña.',
  mailSentHelp: '¿No ha llegado nada en unos minutos? Mira entre los correos no deseados o pídelo de nuevo.',
  mailSentAgain: 'Pedirlo de nuevo',
  forgotTitle: '¿Has olvidado tu contraseña?',
  forgotLead: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir otra contraseña.',
  forgotDo: 'Enviar el enlace',
  verifyTitle: 'Confirma tu dirección',
  verifyLead: 'Falta un paso: confirma que la dirección es tuya y habrás iniciado sesión.',
  verifyDo: 'Confirmar e iniciar sesión',
  resetTitle: 'Elige otra contraseña',
  resetLead: 'Donde hayas iniciado sesión con la anterior, la sesión se cerrará.',
  resetDo: 'Guardar la contraseña',
  resetDoneTitle: 'Tu contraseña está guardada',
  resetDoneLead: 'Ya puedes iniciar sesión con ella.',
  invitationTitle: 'Escribe con nosotros',
  invitationLead: 'Tienes una invitación para ser autor de un libro. Acéptala y estará entre tus libros.',
  invitationNew: 'Esta dirección aún no tiene cuenta. Elige un nombre y una contraseña.',
  invitationDo: 'Aceptar la invitación',
  mailLinkMissingTitle: 'El enlace no está completo',
  mailLinkMissing:
    'Esta página se abre con un enlace de un correo, y cada enlace una sola vez. Ábrelo de nuevo desde el correo o pide otro.',
  mailLinkOver: 'Este enlace ya se ha usado o ha caducado.',
  mailTooMany: 'Demasiados intentos. Espera unos minutos y prueba otra vez.',
  backToSignIn: 'Volver al inicio de sesión',
} as const satisfies Shape<typeof en>
