import type { ThemeVars } from 'storybook/theming'

/** Returns the styles of the pages of documentation that Storybook's theme does not cover. */
export function docsStyles({
  appPreviewBg,
  appBorderColor,
  textMutedColor,
  textColor,
  barSelectedColor,
}: ThemeVars): string {
  return `
.sbdocs-content > h1, .sbdocs-content .sbdocs-title { font-family: 'Literata Variable', Georgia, serif; font-weight: 500; letter-spacing: -0.012em }
.sbdocs-content .docs-frame { margin-block: 16px 32px }
.docs-frame > .docs-window, .docs-frame > .docs-inline {
  border: 1px solid ${appBorderColor}; border-radius: 8px; overflow: hidden; background: ${appPreviewBg};
}
.docs-frame > .docs-inline { padding: 16px; overflow: auto }
.docs-window { position: relative }
.docs-window > iframe { box-shadow: 0 0 0 1px ${appBorderColor} }
.docs-window > .docs-waiting { position: absolute; inset: 16px; margin: 0; font-size: 12px; color: ${textMutedColor} }
.docs-footer { position: relative }
.docs-footer summary, .docs-footer > a { padding: 6px 12px; font-size: 12px; font-weight: 700; line-height: 20px; color: ${textMutedColor}; cursor: pointer }
.docs-footer > a { position: absolute; inset: 0 0 auto auto; text-decoration: none }
.docs-footer > a:hover { color: ${barSelectedColor} }
.docs-footer :is(summary, a):focus-visible { outline: 2px solid ${barSelectedColor}; outline-offset: -2px; border-radius: 6px }
.docs-footer details > :not(summary) { margin-block: 4px 0 }
.sbdocs-content .docblock-argstable { table-layout: fixed }
.sbdocs-content .docblock-argstable :is(th, td):nth-of-type(1) { inline-size: 17%; overflow-wrap: anywhere }
.sbdocs-content .docblock-argstable :is(th, td):nth-of-type(2) { inline-size: 44% }
.sbdocs-content .docblock-argstable :is(th, td):nth-of-type(3) { inline-size: 13%; overflow-wrap: anywhere }
.sbdocs-content .docblock-argstable :is(th, td):nth-of-type(4) { inline-size: 26% }
.sbdocs-content .docblock-argstable-body td { color: ${textColor}; font-size: 14px; line-height: 20px }
.sbdocs.sbdocs-content :is(p, li) code {
  display: inline; margin: 0; padding: 1px 4px; white-space: normal; overflow-wrap: anywhere;
  -webkit-box-decoration-break: clone; box-decoration-break: clone;
}`
}
