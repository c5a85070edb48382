import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  tagline: 'Red Social del Futuro',
  promise: 'Tu gente, tus ideas y tus rincones favoritos, bajo un mismo cielo.',
  login: {
    title: 'Inicia sesión',
    submit: 'Iniciar sesión',
    switchQuestion: '¿No tienes cuenta?',
    switchLink: 'Regístrate',
  },
  register: {
    title: 'Crea tu cuenta',
    submit: 'Crear cuenta',
    switchQuestion: '¿Ya tienes cuenta?',
    switchLink: 'Inicia sesión',
  },
  step: (now: number) => `Paso ${now} de 2`,
  fields: {
    username: 'Nombre de usuario',
    birthYear: 'Año de nacimiento',
    email: 'Email',
    password: 'Contraseña',
    confirmation: 'Confirmar contraseña',
  },
  usernameHelp: 'Así te verá la comunidad.',
  usernameLeft: (left: number) => (left === 1 ? 'Queda 1 carácter.' : `Quedan ${left} caracteres.`),
  birthYearHelp: 'Hay secciones para mayores de 18.',
  birthYearExample: 'Por ejemplo, 1990',
  emailHelp: 'Lo usarás para entrar.',
  confirmationHelp: 'La misma, otra vez.',
  validation: {
    username: 'Elige un nombre de usuario.',
    usernameLength: 'El nombre puede tener hasta 40 caracteres.',
    email: 'Escribe tu email.',
    emailShape: 'Ese email no parece completo.',
    emailLetters: 'Ese email no vale: revisa que no tenga eñes, acentos, comas ni puntos seguidos o sueltos.',
    emailLength: 'Ese email es demasiado largo.',
    password: 'Escribe tu contraseña.',
  },
  /** Beside the fields, while the toast says what went wrong (spec §8). */
  advice: {
    credentials: 'Revisa el email y escríbela de nuevo.',
    emailTaken: 'Inicia sesión con él o usa otro.',
  },
  forgotten: '¿Olvidaste tu contraseña?',
  signedIn: '¡Bienvenido de vuelta!',
  signedUp: {
    title: '¡Registro exitoso!',
    description: 'Por favor, revisa tu email para confirmar tu cuenta.',
  },
  signedUpReady: { title: '¡Registro exitoso!', description: 'Tu cuenta ya está activa.' },
  signUpFailed: 'Sign up Failed',
  emailTaken: 'Ya existe una cuenta con este email.',
  signInFailed: 'Error al iniciar sesión',
  wrongCredentials: 'Email o contraseña incorrectos.',
  tooManyTries: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
  tooManyMails: (seconds: number) =>
    `Hace un momento te enviamos un código. Podrás pedir otro en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`,
  noMails: 'Ahora no podemos enviar emails. Prueba dentro de un rato.',
  notAccepted: 'El servidor no admite ese email o esa contraseña. Revísalos y vuelve a intentarlo.',
  trouble: 'El servidor tuvo un problema. Inténtalo otra vez en un momento.',
  banned: `Tu cuenta está suspendida. Si crees que es un error, escribe a quien administra ${SITE_NAME}.`,
  unconfirmed: {
    title: 'Email no confirmado',
    description: 'Confirma tu email con el código que te enviamos para poder entrar.',
  },
  stillWaiting: {
    title: 'Email no confirmado',
    description:
      'Había un registro con este email. Confírmalo con el código que te acabamos de enviar y quedará con los datos y la contraseña que has escrito ahora.',
  },
} as const
