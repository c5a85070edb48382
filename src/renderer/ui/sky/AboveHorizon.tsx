import { styled } from '@mui/material/styles'
import { LOW_HORIZON } from './Limb.tsx'

/** The sky over a low horizon: what is all of the page stands in its middle. */
export const AboveHorizon = styled('div')({ display: 'grid', placeItems: 'center', minHeight: LOW_HORIZON })
