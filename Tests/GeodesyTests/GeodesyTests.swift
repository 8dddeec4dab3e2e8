import Geodesy
import Testing
