// What formats on the page, with its parser: fetched only where no worker may run.
export { steadily } from '../../engine/html-formatter'
