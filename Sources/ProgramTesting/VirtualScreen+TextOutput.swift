public import FeatureTesting
public import ReportCLI

extension VirtualScreen: TextOutput {}
