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
  fields: {
    username: 'Nombre de usuario',
    birthYear: 'Año de nacimiento',
    email: 'Email',
    password: 'Contraseña',
    confirmation: 'Confirmar contraseña',
  },
  usernameHelp: 'Así te verán los demás.',
  usernameLeft: (left: number) => (left === 1 ? 'Queda 1 carácter.' : `Quedan ${left} caracteres.`),
  validation: {
    username: 'Elige un nombre de usuario.',
    usernameLength: 'El nombre puede tener hasta 40 caracteres.',
    birthYear: 'Por favor, introduce un año de nacimiento válido (4 dígitos).',
    email: 'Escribe tu email.',
    emailShape: 'Ese email no parece completo.',
    password: 'Escribe tu contraseña.',
    userType: 'Elige un tipo de perfil para continuar.',
    code: 'El código tiene 6 dígitos.',
  },
  signedIn: '¡Bienvenido de vuelta!',
  signedUp: {
    title: '¡Registro exitoso!',
    description: 'Por favor, revisa tu email para confirmar tu cuenta.',
  },
  signedUpReady: { title: '¡Registro exitoso!', description: 'Tu cuenta ya está activa.' },
  signUpFailed: 'Sign up Failed',
  emailTaken: 'Ya existe una cuenta con este email. Inicia sesión o usa otro.',
  signInFailed: 'Error al iniciar sesión',
  wrongCredentials: 'Email o contraseña incorrectos.',
  tooManyTries: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
  unconfirmed: {
    title: 'Email no confirmado',
    description: 'Confirma tu email con el código que te enviamos para poder entrar.',
  },
  stillWaiting: {
    title: 'Email no confirmado',
    description:
      'Ya te habías registrado con este email. Confírmalo con el código que te acabamos de enviar: tu contraseña es la de aquel registro.',
  },
  profileType: {
    title: 'Un último paso...',
    created: '¡Cuenta creada!',
    checkMail: 'Revisa tu email para confirmarla y, mientras tanto, completa tu perfil.',
    ready: 'Ahora completa tu perfil.',
    question: '¿Cómo quieres explorar el cosmos?',
    submit: 'Completar perfil',
    otherAccount: 'Entrar con otra cuenta',
    saved: { title: '¡Perfil completado!', description: 'Ya puedes iniciar sesión.' },
    failed: 'No se pudo guardar tu tipo de perfil.',
  },
  code: {
    title: 'Confirma tu email',
    lead: 'Escribe el código de 6 dígitos que enviamos a',
    field: 'Código de confirmación',
    submit: 'Confirmar',
    resend: 'Reenviar código',
    resendIn: (seconds: number) => `Reenviar código (${seconds} s)`,
    resent: { title: 'Código reenviado', description: 'Mira también en la carpeta de correo no deseado.' },
    later: 'Ahora no',
    wrong: 'El código no es válido o ha caducado.',
    mistyped: '¿No es tu email? Corrígelo',
    notTakenBack: 'No se pudo volver al registro. Inténtalo otra vez en un momento.',
    done: { title: '¡Email confirmado!', description: `Te damos la bienvenida a ${SITE_NAME}.` },
  },
  givenName: (name: string) =>
    `El nombre que querías ya no estaba disponible, así que te llamas «${name}». Podrás cambiarlo en tu perfil.`,
  recovery: {
    link: '¿Olvidaste tu contraseña?',
    title: 'Recupera tu contraseña',
    lead: 'Escribe tu email y te enviaremos un código de 6 dígitos para elegir una contraseña nueva.',
    send: 'Enviar código',
    notSent: 'No se pudo enviar el código',
    back: 'Volver a iniciar sesión',
    sent: 'Si hay una cuenta con este email, le acabamos de enviar un código de 6 dígitos:',
    code: 'Código de recuperación',
    otherEmail: 'Usar otro email',
    choose: 'Elige una contraseña nueva',
    chooseLead: 'Al guardarla entras aquí, y tu sesión se cierra en los demás equipos.',
    save: 'Guardar y entrar',
    ended: 'El código ha caducado. Pide otro para elegir tu contraseña nueva.',
    done: {
      title: '¡Contraseña cambiada!',
      description: 'Te damos la bienvenida de vuelta. Tu sesión se ha cerrado en los demás equipos.',
    },
  },
  link: {
    checking: 'Confirmando tu cuenta…',
    failed: 'No pudimos confirmar tu cuenta',
    failedDetail:
      'El enlace no es válido, ya se usó o se pidió en otro equipo. Inicia sesión: si hace falta, podrás pedir un código nuevo.',
    toLogin: 'Ir a iniciar sesión',
    alreadyIn: 'Ya tienes una sesión abierta',
    alreadyInDetail: 'Para confirmar otra cuenta, cierra primero esta sesión y vuelve a abrir el enlace.',
    toHome: 'Volver al inicio',
  },
} as const

/** Profile types (spec §3); the title is also the stored value. */
export const profileTypes = [
  { value: 'Explorador Casual', description: 'Vengo a mirar, leer y conocer gente.' },
  { value: 'Creador de Contenido', description: 'Publico lo que imagino y lo comparto.' },
  { value: 'Emprendedor Digital', description: 'Doy a conocer mi proyecto o mi negocio.' },
  { value: 'Buscador Espiritual', description: 'Busco calma, sentido y buena compañía.' },
] as const

export type ProfileType = (typeof profileTypes)[number]['value']
