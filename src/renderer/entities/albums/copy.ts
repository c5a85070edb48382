/** Texts of the profiles of members and of pets. Those of spec §5 and §8 are exact. */
export const copy = {
  albums: {
    loading: 'Cargando álbumes…',
    none: 'Todavía no hay álbumes.',
    noneOwn: 'Todavía no hay álbumes. El primero puede ser tu mejor constelación.',
    create: 'Crear álbum',
    name: 'Título del álbum',
    cover: 'Portada del álbum',
    changeCover: (title: string) => `Cambiar la portada de ${title}`,
    covered: 'Imagen actualizada',
    confirm: 'Crear',
    created: 'Álbum creado',
    createFailed: 'No se pudo crear el álbum.',
    loadFailed: 'No se pudieron cargar los álbumes.',
    remove: (title: string) => `Borrar el álbum ${title}`,
    question: '¿Seguro que quieres borrar esto?',
    quoted: (title: string) => `«${title}»`,
    confirmRemoval: 'Borrar',
    removed: 'Elemento borrado',
    removeFailed: 'No se pudo borrar el elemento.',
    over: (over: number) => (over === 1 ? 'Sobra 1 carácter' : `Sobran ${over} caracteres`),
  },
} as const
