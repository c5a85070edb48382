/** CSS variable by which the list makes every card take its true height. */
export const CARD_VISIBILITY = '--card-visibility'
