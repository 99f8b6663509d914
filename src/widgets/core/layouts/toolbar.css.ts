import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../base/hidden'
import { vars } from '../base/theme.css'
import { windowHeight } from './window-height'
import { alone } from './workbench.css'

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '8px 12px',
  '@container': { 'not (min-width: 420px)': { gap: 2, paddingInline: 8 } },
  borderBlockEnd: `1px solid ${vars.line}`,
})
/** A menu on the same line as its label. */
globalStyle(`${toolbar} > fieldset`, { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: 10 })
globalStyle(`${toolbar} > fieldset > legend`, {
  inlineSize: 'auto',
  gap: 6,
  '@container': { [alone]: hidden },
})

globalStyle(`${toolbar} > fieldset + fieldset`, {
  marginInlineStart: 12,
  '@container': { [alone]: { marginInlineStart: 6 } },
})

/** Fits as much as possible on one line on a phone. */
globalStyle(`${toolbar} > button`, { '@container': { 'not (min-width: 420px)': { paddingInline: 9 } } })

/** Pushes the following items to the end of the toolbar. */
export const spring = style({ flex: 1 })

const barPadding = 'max(10px, env(safe-area-inset-bottom))'
/** Its border, top padding and buttons, then the bottom padding. */
const barHeight = `calc(59px + ${barPadding})`

/** On a phone, a toolbar with a main action is at the bottom of the window: icons above labels, the main action last. */
const actionBar = `${toolbar}:has(> [data-slot=main-action])`
globalStyle(actionBar, {
  '@container': {
    [alone]: {
      order: 1,
      position: 'sticky',
      zIndex: 2,
      insetBlockEnd: 0,
      padding: '10px 8px',
      paddingBlockEnd: barPadding,
      borderBlock: `1px solid ${vars.line}`,
      borderBlockEnd: 0,
      borderRadius: '18px 18px 0 0',
      background: vars.paper,
      boxShadow: vars.shadow,
    },
  },
})
globalStyle(`${actionBar} > [data-slot=main-action]`, {
  '@container': { [alone]: { order: 1, flex: '1 0 auto', minHeight: 48 } },
})
globalStyle(`${actionBar} > [data-slot=action], ${actionBar} > label`, {
  '@container': {
    [alone]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      minHeight: 48,
      padding: '4px 6px',
      fontSize: '.8125em',
      lineHeight: 1.4,
    },
  },
})
/** The status stays visible above the bar. */
globalStyle(`${actionBar} ~ [data-shown] > [data-slot=input]`, {
  '@container': { [alone]: { blockSize: `max(260px, ${windowHeight(0.46)})` } },
})
globalStyle(`${actionBar} ~ [data-slot=status]`, {
  '@container': {
    [alone]: { position: 'sticky', zIndex: 1, insetBlockEnd: barHeight, background: vars.paper },
  },
})
/** On paper, or if the window is too low for them, such as above an on-screen keyboard. */
globalStyle(`:is(${actionBar}, ${actionBar} ~ [data-slot=status])`, {
  '@media': { 'print, (max-height: 400px)': { '@container': { [alone]: { position: 'static' } } } },
})
globalStyle(`${actionBar} > ${spring}`, { '@container': { [alone]: { display: 'none' } } })
/** The bar with the answer would cover it. */
globalStyle(`${actionBar} ~ [data-slot=bar] > button`, { '@container': { [alone]: { display: 'none' } } })
