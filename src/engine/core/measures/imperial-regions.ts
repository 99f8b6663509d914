/**
 * Regions where people weigh themselves in pounds (CLDR 48: `measurementSystem` US, plus Liberia and Myanmar). In a file of
 * its own, because the site's pages need only this.
 */
export const imperialRegions: readonly string[] = ['US', 'LR', 'MM']
