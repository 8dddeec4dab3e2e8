public import ReportCLI
public import TerminalTesting

extension VirtualScreen: TextOutput {}
