import type { Model } from '../settings/model'
import type { Voice } from '../voices/voice'

const silence =
  'data:audio/wav;base64,UklGRmQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

/** Voices for stories and tests. */
export const fixtureVoices: readonly Voice[] = [
  {
    voice_id: 'robin',
    name: 'Robin',
    category: 'premade',
    preview_url: silence,
    labels: { accent: 'American', description: 'plain', language: 'en' },
  },
  {
    voice_id: 'clara',
    name: 'Clara',
    category: 'premade',
    preview_url: silence,
    labels: { accent: 'British', description: 'clear', language: 'en' },
  },
  {
    voice_id: 'jose',
    name: 'José',
    category: 'topPicks',
    preview_url: silence,
    labels: { accent: 'Mexican', description: 'warm', language: 'es' },
  },
  {
    voice_id: 'broken',
    name: 'Broken',
    category: 'cloned',
    preview_url: 'data:audio/wav;base64,AAAA',
    labels: {},
  },
]

/** Models for stories and tests: one with style and one without. */
export const fixtureModels: readonly Model[] = [
  {
    model_id: 'plain',
    name: 'Plain',
    description: 'Reads evenly in many languages.',
    languages: ['English', 'Spanish', 'Chinese', 'Hindi', 'Arabic'].map((name) => ({ language_id: name, name })),
    can_use_style: false,
    price_modifier: 0.5,
  },
  {
    model_id: 'styled',
    name: 'Styled',
    description: 'Acts a little.',
    languages: [{ language_id: 'en', name: 'English' }],
    can_use_style: true,
  },
]
