/** Texts used by the page and by main's menus. */
export const copy = {
  shortcuts: {
    'next-post': 'Siguiente post',
    'previous-post': 'Post anterior',
    'like-post': 'Me gusta en el post enfocado',
    'save-post': 'Guardar el post enfocado en tu perfil',
    'member-card': 'Tarjeta de quien escribe el post enfocado',
    'new-post': 'Nuevo post',
    'search-members': 'Buscar personas',
    'find-in-page': 'Buscar en la página',
    'print-book': 'Imprimir la obra',
    'search-friends': 'Buscar amigos en el chat',
    'next-pane': 'Siguiente panel',
    'previous-pane': 'Panel anterior',
    back: 'Atrás',
    'show-shortcuts': 'Atajos de teclado',
  },
  /** The sections with a keyboard shortcut, in the order of their digits. */
  sections: {
    home: 'Inicio',
    mushittech77: 'MushitTech77',
    optimustime: 'OptimusTime',
    blogsandgifts: 'Blogs and Gifts',
    hocicobites: 'HocicoBites',
    humordidas: 'HuMordidas',
    impulsame: 'Impúlsame',
    quantumlux: 'Quantum Lux',
    lizysfriends: 'Lizy’s Friends',
  },
} as const
