import { SITE_NAME } from '#renderer/lib/site.ts'

export const copy = {
  title: 'Confirma tu email',
  lead: 'Antes de entrar, escribe el código de 8 dígitos que enviamos a',
  field: 'Código de confirmación',
  submit: 'Confirmar',
  resend: 'Reenviar código',
  resendIn: (seconds: number) => `Reenviar código (${seconds} s)`,
  resent: { title: 'Código reenviado', description: 'Mira también en la carpeta de spam.' },
  later: 'Ahora no',
  wrong: 'El código no es válido o ha caducado.',
  unchecked: 'No pudimos comprobar el código. Inténtalo otra vez en un momento.',
  mistyped: '¿No es tu email? Corrígelo',
  notTakenBack: 'No se pudo volver al registro. Inténtalo otra vez en un momento.',
  done: { title: '¡Email confirmado!', description: `Te damos la bienvenida a ${SITE_NAME}.` },
  choosePassword: 'Elige una contraseña nueva: así solo tú podrás entrar con este email.',
  notTakenOver: 'No pudimos guardar tu nombre y tu año de nacimiento. Podrás corregirlos en tu perfil.',
  incomplete: 'El código tiene 8 dígitos.',
  givenName: (name: string) =>
    `El nombre que querías ya no estaba disponible, así que te llamas «${name}». Podrás cambiarlo en tu perfil.`,
  checking: 'Confirmando tu cuenta…',
  failed: 'No pudimos confirmar tu cuenta',
  failedDetail:
    'El enlace no es válido, ya se usó o se pidió en otro equipo. Inicia sesión: si hace falta, podrás pedir un código nuevo.',
  toLogin: 'Ir a iniciar sesión',
  alreadyIn: 'Ya tienes una sesión abierta',
  alreadyInDetail: 'Para confirmar otra cuenta, cierra primero esta sesión y vuelve a abrir el enlace.',
  toHome: 'Volver al inicio',
} as const
