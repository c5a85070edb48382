import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A component that is loaded when it is first shown.
 * @param load imports the module
 * @param name its export
 */
export function lazyComponent<Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}

/**
 * A component that is loaded when it is first shown, or earlier. One that is there already is drawn at once, where
 * `lazy` would show the fallback first.
 * @param load imports the module
 * @param name its export
 */
export function preloadableComponent<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let loaded: ComponentType | undefined
  const preload = async () => {
    loaded = (await load())[name]
    return { default: loaded }
  }
  const Lazy = lazy(preload)
  function Preloadable() {
    // The same for as long as it is shown: another one would begin anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Shown />
  }
  return { preload, Component: Preloadable }
}

/** True from the first time that a condition holds: what is loaded for it then stays, and can take its leave. */
export function useMountedOnce(condition: boolean): boolean {
  const [ever, setEver] = useState(condition)
  if (condition && !ever) setEver(true)
  return ever || condition
}
