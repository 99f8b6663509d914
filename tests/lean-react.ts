// React's development build records each render for the browser's developer tools: an eighth of the time of these tests.
// Without these two, it doesn't.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
