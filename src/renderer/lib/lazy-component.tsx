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
 * A component that can be loaded before it is shown. If it is loaded it renders at once, where `lazy` would show the
 * fallback first.
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
    // Keep the same component while it is mounted: another one would start afresh.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Shown />
  }
  return { preload, Component: Preloadable }
}

/** True from the first time a condition holds: a component loaded for it stays mounted and can animate out. */
export function useMountedOnce(condition: boolean): boolean {
  const [ever, setEver] = useState(condition)
  if (condition && !ever) setEver(true)
  return ever || condition
}
