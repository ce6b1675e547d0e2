const screens = {
  'Small phone': [320, 568],
  Phone: [375, 740],
  Tablet: [768, 1024],
  'Small laptop': [1024, 768],
  Desktop: [1440, 900],
} as const

/** Viewports at which every screen has to work, for the toolbar. */
export const viewports = Object.fromEntries(
  Object.entries(screens).map(([name, [width, height]]) => [
    `w${width}`,
    {
      name: `${width} · ${name}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width < 700 ? ('mobile' as const) : width < 900 ? ('tablet' as const) : ('desktop' as const),
    },
  ]),
)
