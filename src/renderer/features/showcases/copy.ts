export const copy = {
  outside: 'Se abre en tu navegador.',
  hosting: {
    lead: 'Tu rincón en la red también necesita un planeta. MushitTech77 le da casa, nombre y alguien que lo cuide.',
    plans: 'Ver los planes',
    domain: 'Buscar mi dominio',
    features: {
      title: 'Lo que hace por ti',
      items: [
        {
          id: 'speed',
          title: 'Hosting que despega',
          text: 'Servidores rápidos y cerca de quien te visita: tu página aparece en lo que dura un parpadeo.',
        },
        {
          id: 'domain',
          title: 'Dominios con tu nombre',
          text: 'Encuentra la dirección que te representa y llévala contigo adonde quieras.',
        },
        {
          id: 'shield',
          title: 'Seguridad incluida',
          text: 'Conexión cifrada y una copia cada noche, por si algún día necesitas volver atrás.',
        },
        {
          id: 'people',
          title: 'Personas que responden',
          text: 'Escribes y te contesta alguien que conoce tu proyecto, no un menú de opciones.',
        },
      ],
    },
  },
  marketing: {
    lead: 'Las marcas también brillan. OptimusTime lleva la tuya a otra órbita con ideas que se sienten y resultados que se miden.',
    project: 'Cuéntanos tu proyecto',
    cases: 'Ver casos de éxito',
    services: {
      title: 'Servicios',
      items: [
        {
          id: 'social',
          title: 'Redes sociales',
          text: 'Conversaciones que la gente quiere seguir, con un calendario que tú puedes sostener.',
        },
        {
          id: 'search',
          title: 'Posicionamiento en buscadores',
          text: 'Para que te encuentre quien ya está buscando lo que haces.',
        },
        {
          id: 'ads',
          title: 'Publicidad que rinde',
          text: 'Anuncios en el lugar y el momento justos, y cada moneda bien gastada.',
        },
        {
          id: 'brand',
          title: 'Marca y contenido',
          text: 'Una voz, una imagen y una historia que se reconocen a años luz.',
        },
      ],
    },
    stats: {
      title: 'Hasta hoy',
      items: [
        { figure: '500+', label: 'clientes' },
        { figure: '1,200+', label: 'campañas' },
        { figure: '300%', label: 'de retorno promedio' },
        { figure: '8+', label: 'años de viaje' },
      ],
    },
    process: {
      title: 'Así trabajamos',
      steps: [
        { title: 'Te escuchamos', text: 'Quién eres, adónde quieres llegar y qué te ha frenado.' },
        { title: 'Trazamos la ruta', text: 'Un plan con metas, fechas y un presupuesto claro.' },
        { title: 'Despegamos', text: 'Creamos, publicamos y cuidamos cada detalle.' },
        { title: 'Medimos y afinamos', text: 'Miramos los números contigo y corregimos el rumbo.' },
      ],
    },
  },
} as const
