import type { Sentences } from '../sentence.ts'

/** The showcases, the pet area, the jobs board, the settings' cards and the pages that are to come. */
export const showcases: Sentences = {
  '2.hosting.cards': 'Hosting showcase: four feature cards.',
  '2.hosting.buttons': "Hosting showcase: two buttons that open the company's external site in a new tab.",
  '2.marketing.cards': 'Marketing showcase: four service cards.',
  '2.marketing.stats':
    'Marketing showcase: four stats (500+ clients, 1,200+ campaigns, 300% average ROI, 8+ years).',
  '2.marketing.steps': 'Marketing showcase: four process steps.',
  '2.marketing.buttons': 'Marketing showcase: buttons that open an external site.',
  '2.pet-area.tabs': 'Pet area: four placeholder tabs: Library, Pet-Match, Lost pets, Sponsors.',
  '2.jobs.offers': 'Jobs board: a tab of job offers (two hard-coded sample offers).',
  '2.jobs.exchanges': 'Jobs board: a tab of fair exchanges (not implemented).',
  '2.jobs.soon': 'Jobs board: Publish, Comment and Apply show a not-implemented toast.',
  '2.settings.cards': 'Settings: four cards (Profile, Security, Notifications, Appearance), not functional.',
  '2.soon.pages': 'Agenda, Health, Friends, Friendly Businesses and Friendly Places are coming-soon pages.',
  '9.stats': 'Sample stats: 500+, 1,200+, 300%, 8+.',
}
