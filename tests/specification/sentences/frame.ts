import type { Sentences } from '../sentence.ts'

/** Sentences about the frame around the pages. */
export const frame: Sentences = {
  '2.routes.dashboard': 'Each of the dashboard routes shows its page.',
  '2.sidebar.lists': 'The sidebar lists the section routes and profile.',
  '2.sidebar.beta': "The sidebar footer says 'Versión Beta'.",
  '2.title.segment': 'The tab title maps the path segment to a name, suffixed with the site name.',
  '2.title.fallback': "The tab title has 'Dashboard' as fallback.",
  '2.title.outside': "The page title is '{site} - Red Social del Futuro' (§1).",
  '2.friends.home-only': 'The friends sidebar shows only on home.',
  '2.bar.search': 'Results of the user search box link to /dashboard/user-profile/{userId}.',
  '2.bar.search-desktop': 'The user search box is in the top bar on desktop only.',
  '2.bar.chat': 'The top bar has a chat toggle button.',
  '2.bar.notifications': "A notifications dropdown always shows 'No hay notificaciones nuevas.'",
  '2.bar.settings': "The user menu has 'Configuración' (to /dashboard/settings).",
  '2.bar.sign-out': "The user menu has 'Cerrar Sesión'.",

  '4.toasts.transient': 'Toasts are transient.',
  '8.toasts.errors': "All errors appear as toasts, mostly with title 'Error' in a destructive style.",
  '8.success.soon': "'Próximamente' marks unimplemented features.",

  '9.toasts.duration': 'Toast default duration 5000 ms.',
  '9.toasts.swipe': 'Toast swipe threshold 50.',
  '9.stars': '50 decorative stars.',
}
