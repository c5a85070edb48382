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
  link: {
    failed: {
      title: 'No pudimos confirmar tu cuenta',
      description:
        'El enlace no es válido o ya se usó. Inicia sesión: si hace falta, podrás pedir un código nuevo.',
    },
    confirmed: { title: 'Tu email está confirmado', description: 'Inicia sesión con tu contraseña.' },
    elsewhere: {
      title: 'Puede que ya esté confirmado',
      description: 'Inicia sesión: si hace falta, podrás pedir un código nuevo.',
    },
    halfway: {
      title: 'Falta tu otro email',
      description: 'Para cambiar de email hay que confirmarlo desde las dos direcciones.',
    },
    'already-in': {
      title: 'Ya tienes una sesión abierta',
      description: 'Para confirmar otra cuenta, cierra primero esta sesión y vuelve a abrir el enlace.',
    },
  },
  toLogin: 'Ir a iniciar sesión',
  toHome: 'Volver al inicio',
} as const
