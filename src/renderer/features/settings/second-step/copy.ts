import { dateFormat } from '#renderer/lib/date-format.ts'

const day = dateFormat({ dateStyle: 'long' })

/** Texts of the second step in the settings. */
export const copy = {
  row: {
    title: 'Verificación en dos pasos',
    description: 'Al entrar, además de tu contraseña, te pide un código que solo muestra tu teléfono.',
    act: 'Configurar los dos pasos',
  },
  off: 'Está desactivada.',
  on: (devices: number) =>
    devices === 1 ? 'Está activada, con 1 dispositivo.' : `Está activada, con ${devices} dispositivos.`,
  lead: 'Al entrar, después de tu contraseña, te pedimos el código que muestra uno de estos dispositivos.',
  devices: 'Tus dispositivos',
  since: (iso: string) => `Desde el ${day(new Date(iso))}`,
  remove: 'Quitar',
  removeNamed: (name: string) => `Quitar «${name}»`,
  second:
    'Añade un segundo dispositivo: si pierdes el primero, entrarás con el otro. Sin ninguno no podrías entrar.',
  add: 'Añadir otro dispositivo',
  close: 'Cerrar',
  unread: 'No se pudieron cargar tus dispositivos.',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  begin: {
    title: 'Añade un dispositivo',
    lead: 'Necesitas una aplicación de autenticación en tu teléfono, como Aegis, 2FAS, Google Authenticator o el gestor de contraseñas que ya uses.',
    name: 'Nombre del dispositivo',
    help: 'Para que lo reconozcas después.',
    nameMissing: 'Dale un nombre.',
    nameLong: 'El nombre puede tener hasta 40 caracteres.',
    act: 'Continuar',
    /** Name offered for the first device and, with a number, for others. */
    offered: (count: number) => (count === 1 ? 'Mi teléfono' : `Mi teléfono ${count}`),
  },
  scan: {
    title: 'Escanea este código',
    lead: 'Ábrelo con tu aplicación de autenticación. Después escribe aquí los 6 dígitos que muestre.',
    picture: 'Código QR para tu aplicación de autenticación',
    byHand: '¿No puedes escanearlo? Escribe allí esta clave:',
    copy: 'Copiar clave',
    copied: 'Clave copiada',
    copyFailed: 'No se pudo copiar la clave.',
    act: 'Activar',
  },
  done: {
    title: '¡Verificación en dos pasos activada!',
    description: 'Tu sesión se ha cerrado en los equipos donde aún no se pidió el código.',
  },
  added: '¡Dispositivo añadido!',
  removal: {
    title: (name: string) => `¿Quitar «${name}»?`,
    last: 'Es el último: para entrar en tu cuenta bastará tu contraseña.',
    other:
      'Sus códigos dejarán de servir para entrar. Si entraste con él, ahora te pediremos el código de otro.',
    password: 'Tu contraseña',
    passwordMissing: 'Escribe tu contraseña.',
    wrong: 'Esa no es tu contraseña.',
    act: 'Quitar dispositivo',
    done: 'Dispositivo quitado',
  },
  refused: {
    taken: 'Ya hay un dispositivo con ese nombre. Elige otro.',
    full: 'Ya tienes 10 dispositivos. Quita uno para añadir otro.',
    unconfirmed: 'Para cambiarlo, cierra tu sesión y vuelve a entrar con tu código.',
    limited: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
    failed: 'No se pudo hacer el cambio. Inténtalo otra vez en un momento.',
  },
} as const
