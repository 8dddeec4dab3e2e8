/// Builds the section and provides its recipe.
package enum FlightsBuilder {}
