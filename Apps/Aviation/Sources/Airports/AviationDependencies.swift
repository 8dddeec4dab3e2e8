package import FeatureKit

/// What the sections of the package's programs are built from.
package typealias AviationDependencies = FeatureDependencies
