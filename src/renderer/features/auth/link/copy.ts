export const copy = {
  checking: 'Confirmando tu cuenta…',
  failed: 'No pudimos confirmar tu cuenta',
  failedDetail:
    'El enlace no es válido, ya se usó o se pidió en otro equipo. Inicia sesión: si hace falta, podrás pedir un código nuevo.',
  toLogin: 'Ir a iniciar sesión',
  alreadyIn: 'Ya tienes una sesión abierta',
  alreadyInDetail: 'Para confirmar otra cuenta, cierra primero esta sesión y vuelve a abrir el enlace.',
  toHome: 'Volver al inicio',
} as const
