// React's development build records renders, and where elements were made, for the browser's developer tools. In a CPU
// profile of tests/contract/input.test.tsx, that was a tenth of the time. Without these two functions, it doesn't.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
