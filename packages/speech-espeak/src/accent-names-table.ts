/** Names of accents by the region that the engine names in its voices. Regions left out here are shown as they are. */
export const accentNames: Readonly<Record<string, string>> = {
  America: 'American',
  'America, New York City': 'New York',
  'Great Britain': 'British',
  Scotland: 'Scottish',
  Lancaster: 'Lancashire',
  'Latin America': 'Latin American',
  Belgium: 'Belgian',
  Switzerland: 'Swiss',
  Brazil: 'Brazilian',
}
