package import FeatureKit

/// The dependencies that the sections of the package are built from.
package typealias AviationDependencies = FeatureDependencies
